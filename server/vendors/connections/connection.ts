import type { CreditAgency } from '../ports/credit-bureau.ts'

/** A vendor as the deployment reaches it, with its secrets. */
export type Connection =
  | GatewayConnection
  | SmtpConnection
  | ClamavConnection
  | OfrepConnection
  | ChatConnection

/** A provider of chat, whose agents answer in its own desk. */
export type ChatConnection = TwilioConnection | NiceConnection | StreamConnection | TalkjsConnection

interface Named<Kind extends string> {
  readonly kind: Kind
  readonly name: string
}

interface Reached<Kind extends string> extends Named<Kind> {
  /** The address may lie in a private network. */
  readonly private: boolean
}

export interface GatewayConnection extends Reached<'gateway'> {
  readonly url: string
  /** The first signs; an answer may be signed with any, so that a secret can be exchanged while both sides run. */
  readonly secrets: readonly string[]
  /** Where it reaches this server. */
  readonly publicUrl: string
  /** Time for a callback, in place of the operation's own. */
  readonly dueSeconds?: number
  readonly creditAgency?: CreditAgency
}

export interface SmtpConnection extends Reached<'smtp'> {
  readonly host: string
  readonly port: number
  readonly from: string
  readonly user?: string
  readonly password?: string
  /** Certificate of an authority of one's own, PEM. */
  readonly ca?: string
}

export interface ClamavConnection extends Named<'clamav'> {
  readonly host: string
  readonly port: number
  readonly maxBytes: number
}

/** A service that speaks the OpenFeature Remote Evaluation Protocol. */
export interface OfrepConnection extends Reached<'ofrep'> {
  readonly url: string
  /** Sent as a bearer token. */
  readonly secret?: string
}

interface ChatProviderConnection<Kind extends string> extends Reached<Kind> {
  /** Where it is reached; the provider's own address when left out. */
  readonly url?: string
  /** Where it reaches this server. */
  readonly publicUrl: string
}

export interface TwilioConnection extends ChatProviderConnection<'twilio'> {
  readonly accountSid: string
  /** Address of Flex under which web chats begin. */
  readonly addressSid: string
  readonly authToken: string
}

export interface NiceConnection extends ChatProviderConnection<'nice'> {
  /** The digital point of contact. */
  readonly channelId: string
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** With which CXone comes to us. */
  readonly callbackId: string
  readonly callbackSecret: string
}

export interface StreamConnection extends ChatProviderConnection<'stream'> {
  readonly apiKey: string
  readonly secret: string
  /** Users whose desk answers. */
  readonly agents: readonly string[]
}

export interface TalkjsConnection extends ChatProviderConnection<'talkjs'> {
  readonly appId: string
  readonly secret: string
  /** Users whose inbox answers. */
  readonly agents: readonly string[]
}

/** Connections by name, and the ones that fill ports for every lender that names no other. */
export interface VendorConnections {
  readonly connections: ReadonlyMap<string, Connection>
  readonly ports: Readonly<Partial<Record<PortName, string>>>
}

const kinds = {
  originators: 'gateway',
  addresses: 'gateway',
  credit: 'gateway',
  property: 'gateway',
  records: 'gateway',
  valuations: 'gateway',
  title: 'gateway',
  income: 'gateway',
  bank: 'gateway',
  'linking.PLAID': 'gateway',
  'linking.TRUV': 'gateway',
  'linking.POINTSERV': 'gateway',
  identity: 'gateway',
  flood: 'gateway',
  notary: 'gateway',
  recording: 'gateway',
  payments: 'gateway',
  desk: 'gateway',
  fileReview: 'gateway',
  texts: 'gateway',
  mail: 'smtp',
  scanner: 'clamav',
  flags: 'ofrep',
  'chat.TWILIO': 'twilio',
  'chat.NICE': 'nice',
  'chat.STREAM': 'stream',
  'chat.TALKJS': 'talkjs',
} as const satisfies Record<string, Connection['kind']>

/** A port that a connection can fill. */
export type PortName = keyof typeof kinds

/** The kind of connection that fills each port. */
export const portKinds: Readonly<Record<PortName, Connection['kind']>> = kinds

export const portNames = Object.keys(kinds).filter((name): name is PortName => name in kinds)

export const isChatPort = (port: PortName): boolean => port.startsWith('chat.')

/** A port that may stay empty: our own flags answer, and our own agents. */
export const isOptionalPort = (port: PortName): boolean => port === 'flags' || isChatPort(port)
