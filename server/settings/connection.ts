import type { CreditAgency } from '../vendors/ports/credit-bureau.ts'

/** Connection of the deployment to a vendor, with its secrets. */
export type Connection =
  | GatewayConnection
  | SmtpConnection
  | ClamavConnection
  | OfrepConnection
  | HibpConnection
  | ChatConnection

/** Connection to a chat provider, whose agents answer in its own desk. */
export type ChatConnection = TwilioConnection | NiceConnection | StreamConnection | TalkjsConnection

interface Named<Kind extends string> {
  readonly kind: Kind
  readonly name: string
}

interface Reached<Kind extends string> extends Named<Kind> {
  /** Whether the address may be in a private network. */
  readonly private: boolean
}

export interface GatewayConnection extends Reached<'gateway'> {
  readonly url: string
  /** Secrets. The first one signs; responses may be signed with any, so that a secret can be replaced while both sides run. */
  readonly secrets: readonly string[]
  /** Address at which the gateway reaches this server. */
  readonly publicUrl: string
  /** Time limit of a callback, instead of the operation's own. */
  readonly dueSeconds?: number
  readonly creditAgency?: CreditAgency
}

export interface SmtpConnection extends Reached<'smtp'> {
  readonly host: string
  readonly port: number
  readonly from: string
  readonly user?: string
  readonly password?: string
  /** Certificate of a private authority, PEM. */
  readonly ca?: string
}

export interface ClamavConnection extends Named<'clamav'> {
  readonly host: string
  readonly port: number
  readonly maxBytes: number
  /** Time limit of a verdict, instead of the usual one. */
  readonly dueSeconds?: number
}

/** Connection to a service with the OpenFeature Remote Evaluation Protocol. */
export interface OfrepConnection extends Reached<'ofrep'> {
  readonly url: string
  /** Sent as a bearer token. */
  readonly secret?: string
}

/** Connection to Pwned Passwords, or to a copy of it. */
export interface HibpConnection extends Reached<'hibp'> {
  readonly url: string
}

interface ChatProviderConnection<Kind extends string> extends Reached<Kind> {
  /** Address of the provider; its usual one if undefined. */
  readonly url?: string
  /** Address at which the provider reaches this server. */
  readonly publicUrl: string
}

export interface TwilioConnection extends ChatProviderConnection<'twilio'> {
  readonly accountSid: string
  /** Address of Flex under which web chats begin. */
  readonly addressSid: string
  readonly authToken: string
}

export interface NiceConnection extends ChatProviderConnection<'nice'> {
  /** Digital point of contact. */
  readonly channelId: string
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Credentials with which CXone calls this server. */
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

/** Connections by name, and those that fill ports for every lender that names no other. */
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
  passwords: 'hibp',
  'chat.TWILIO': 'twilio',
  'chat.NICE': 'nice',
  'chat.STREAM': 'stream',
  'chat.TALKJS': 'talkjs',
} as const satisfies Record<string, Connection['kind']>

/** Port that a connection can fill. */
export type PortName = keyof typeof kinds

/** Kind of connection that fills each port. */
export const portKinds: Readonly<Record<PortName, Connection['kind']>> = kinds

export const portNames = Object.keys(kinds).filter((name): name is PortName => name in kinds)

export const isChatPort = (port: PortName): boolean => port.startsWith('chat.')

/** True for a port that may stay empty: this product's own flags, list of common passwords or agents answer instead. */
export const isOptionalPort = (port: PortName): boolean =>
  port === 'flags' || port === 'passwords' || isChatPort(port)
