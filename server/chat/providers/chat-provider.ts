/** Ids of a conversation at its provider. */
export interface ProviderPlace {
  readonly channel: string
  readonly customer: string
}

export interface ProviderOpening {
  /** Uuid of the conversation in this product. */
  readonly conversation: string
  /** Name of the applicant, as they entered it. */
  readonly name: string
  /** Skill and lender, which the agent must know. */
  readonly skill: string
  readonly lender: string
  /** Details of the page where the conversation began, as the widget reported them. */
  readonly details: Readonly<Record<string, unknown>>
}

/** Message of the applicant. */
export interface ProviderSaid {
  /** Id of the message, equal at each attempt to send it. */
  readonly id: string
  readonly text: string
  readonly sentAt: Date
  /** Name of the applicant, as they entered it. */
  readonly name: string
  /** True if it was tried before and may have arrived. */
  readonly isRepeated: boolean
}

export interface ProviderAgent {
  readonly id: string
  /** Name of the agent, if the provider includes it here. */
  readonly name?: string
}

interface EventOf<Kind extends string> {
  readonly kind: Kind
  readonly channel: string
}

interface AgentEvent<Kind extends string> extends EventOf<Kind> {
  readonly agent: ProviderAgent
}

/** Event at a provider. It may come late, twice or out of order. */
export type ProviderEvent =
  | AgentEvent<'joined' | 'left' | 'typing' | 'read'>
  | (AgentEvent<'said'> & { readonly id: string; readonly text: string })
  | EventOf<'ended'>

/** Request of a provider to this server. */
export interface ProviderRequest {
  /** Address of the request, as the provider knows it. */
  readonly url: string
  readonly headers: Readonly<Record<string, unknown>>
  /** Raw body: signatures are computed over these exact characters. */
  readonly body: string
}

export interface ProviderNews {
  readonly events: readonly ProviderEvent[]
  /** Response that confirms the events, if the provider expects one. A message that is not kept must not get it. */
  readonly reply?: object
}

/**
 * Adapter for a lender's chat provider, whose agents answer in the provider's own desk. Each call throws if the provider does
 * not respond, and can be repeated. Providers without such calls leave out `typing`, `read` and `history`.
 */
export interface ChatProvider {
  /** True if the provider reports what the applicant did too, as if `customer` were an agent. */
  readonly echoes?: true
  readonly connect: (opening: ProviderOpening) => Promise<ProviderPlace>
  /** Sends a message and returns the ids of the conversation from now on. */
  readonly send: (place: ProviderPlace, said: ProviderSaid) => Promise<ProviderPlace>
  /** Reports that the applicant is typing. */
  readonly typing?: (place: ProviderPlace) => Promise<void>
  /** Reports that the applicant has read everything. */
  readonly read?: (place: ProviderPlace) => Promise<void>
  /** Reads the newest messages and whether the conversation ended, in case calls to this server were lost. */
  readonly history?: (place: ProviderPlace) => Promise<readonly ProviderEvent[]>
  readonly end: (place: ProviderPlace) => Promise<void>
  /** Reads the events of a provider's request. Throws a Problem if the request is not the provider's. */
  readonly events: (request: ProviderRequest) => Promise<ProviderNews>
  /** Looks up the name of an agent, for events without one. */
  readonly nameOf?: (agent: string) => Promise<string | undefined>
}
