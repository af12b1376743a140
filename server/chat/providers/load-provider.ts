import { decideFlag } from '../../flags/decide-flags.ts'
import type { Services } from '../../services.ts'
import type { ChatConnection, Connection, PortName } from '../../settings/connection.ts'
import { isSandboxOpen } from '../../settings/sandbox-settings.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { ChatProvider } from './chat-provider.ts'

const ports = {
  twilio: 'chat.TWILIO',
  nice: 'chat.NICE',
  stream: 'chat.STREAM',
  talkjs: 'chat.TALKJS',
} as const satisfies Readonly<Record<string, PortName>>

type Provided = keyof typeof ports

const isProvided = (channel: string | undefined): channel is Provided =>
  channel !== undefined && Object.hasOwn(ports, channel)

export const isChatConnection = (connection: Connection | undefined): connection is ChatConnection =>
  isProvided(connection?.kind)

/**
 * Finds the connection that carries a lender's new conversation: that of the lender's channel, or of the requested one while
 * the sandbox is open (support specification 2). Undefined if no connection is configured, or if its flag is off: then this
 * product's own agents answer.
 */
export async function findChatConnection(
  services: Services,
  tenant: Tenant,
  asked?: string,
): Promise<ChatConnection | undefined> {
  const connection = findConfigured(services, tenant, asked)
  if (connection?.kind !== 'stream') return connection
  const { flagEnabled } = await decideFlag(
    services,
    { tenant, user: {}, bearer: undefined },
    'fe-stream-chat',
  )
  return flagEnabled ? connection : undefined
}

function findConfigured(
  { vendors, sandbox }: Services,
  tenant: Tenant,
  asked: string | undefined,
): ChatConnection | undefined {
  const channel = isSandboxOpen(sandbox) && isProvided(asked) ? asked : tenant.settings.chat?.channel
  if (!isProvided(channel)) return undefined
  const connection = vendors.connectionOf(tenant, ports[channel])
  return isChatConnection(connection) ? connection : undefined
}

const made = new WeakMap<ChatConnection, Promise<ChatProvider>>()

/** Loads the adapter of a provider for the first conversation that needs it. */
export function loadProvider(connection: ChatConnection): Promise<ChatProvider> {
  const known = made.get(connection) ?? load(connection)
  made.set(connection, known)
  return known
}

async function load(connection: ChatConnection): Promise<ChatProvider> {
  if (connection.kind === 'twilio') return (await import('./twilio-provider.ts')).twilioProvider(connection)
  if (connection.kind === 'nice') return (await import('./nice-provider.ts')).niceProvider(connection)
  if (connection.kind === 'stream') return (await import('./stream-provider.ts')).streamProvider(connection)
  return (await import('./talkjs-provider.ts')).talkjsProvider(connection)
}
