/** Where a provider carries a conversation, in its own names. */
export interface ProviderPlace {
  readonly channel: string
  readonly customer: string
}

export interface ProviderOpening {
  /** Of ours. */
  readonly conversation: string
  /** The applicant, as they gave it. */
  readonly name: string
  /** What an agent must know. */
  readonly skill: string
  readonly lender: string
  /** What the widget told of where the conversation began. */
  readonly details: Readonly<Record<string, unknown>>
}

/** Something that the applicant said. */
export interface ProviderSaid {
  /** The same each time it is sent. */
  readonly id: string
  readonly text: string
  readonly sentAt: Date
  /** The applicant, as they gave it. */
  readonly name: string
  /** It was tried before, and may have arrived. */
  readonly isRepeated: boolean
}

export interface ProviderAgent {
  readonly id: string
  /** Left out where the provider says none here. */
  readonly name?: string
}

interface EventOf<Kind extends string> {
  readonly kind: Kind
  readonly channel: string
}

interface AgentEvent<Kind extends string> extends EventOf<Kind> {
  readonly agent: ProviderAgent
}

/** What happened at a provider. It may be told late, twice and in another order. */
export type ProviderEvent =
  | AgentEvent<'joined' | 'left' | 'typing' | 'read'>
  | (AgentEvent<'said'> & { readonly id: string; readonly text: string })
  | EventOf<'ended'>

/** A call of a provider to this server. */
export interface ProviderRequest {
  /** Address as the provider knows it. */
  readonly url: string
  readonly headers: Readonly<Record<string, unknown>>
  /** As it came: signatures are over these very characters. */
  readonly body: string
}

export interface ProviderNews {
  readonly events: readonly ProviderEvent[]
  /** What the provider wants to be answered, where it wants anything. */
  readonly reply?: object
}

/**
 * A lender's provider of chat: its agents answer in its own desk. Each call throws where the provider does not answer, and may be
 * made again. `typing`, `read` and `history` are left out by providers that have no such call.
 */
export interface ChatProvider {
  readonly connect: (opening: ProviderOpening) => Promise<ProviderPlace>
  /** Answers where the conversation is carried from now on. */
  readonly send: (place: ProviderPlace, said: ProviderSaid) => Promise<ProviderPlace>
  /** The applicant is writing. */
  readonly typing?: (place: ProviderPlace) => Promise<void>
  /** The applicant has read everything. */
  readonly read?: (place: ProviderPlace) => Promise<void>
  /** The newest of what was said and whether it ended, for calls to this server that were lost. */
  readonly history?: (place: ProviderPlace) => Promise<readonly ProviderEvent[]>
  readonly end: (place: ProviderPlace) => Promise<void>
  /** What a call of the provider tells; a Problem where it is not the provider's. */
  readonly events: (request: ProviderRequest) => Promise<ProviderNews>
  /** Name of an agent, for events that bear none. */
  readonly nameOf?: (agent: string) => Promise<string | undefined>
}
