import { and, asc, eq, lte } from '../../database/drizzle.ts'
import { chatParticipants, chatRelays } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import { chatLimits } from '../chat-limits.ts'
import type { Notice } from '../fan-out/fan-out.ts'
import { claimRelay, delayRelay, releaseRelay } from './claim-relay.ts'
import { type ChatRelay, placeOf } from './find-relay.ts'
import { isChatConnection, loadProvider } from './load-provider.ts'
import { passOn } from './pass-on.ts'

/** Most conversations that one check starts. */
const atOnce = 50

/**
 * Passes applicants' messages on to their lenders' providers. A notice starts this at once. A periodic check restarts it after
 * a server stopped, a provider did not respond or a relay became due. Does nothing if no provider is connected.
 */
export function startRelay(services: Services): { readonly stop: () => Promise<void> } {
  const { vendors, chat, log } = services
  if (![...vendors.connections.values()].some(isChatConnection)) return { stop: async () => {} }
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  let isStopped = false
  const run = async (conversation: string): Promise<void> => {
    do {
      again.delete(conversation)
      await relayOnce(services, conversation)
    } while (again.has(conversation) && !isStopped)
    running.delete(conversation)
  }
  const begin = (conversation: string): void => {
    if (isStopped) return
    if (running.has(conversation)) again.add(conversation)
    else
      running.set(
        conversation,
        run(conversation).catch((err: unknown) => {
          running.delete(conversation)
          log.warn({ err }, 'a chat could not be passed on')
        }),
      )
  }
  const tellSign = createSignTeller(services)
  chat.listen((notice) => {
    if (notice.kind === 'MESSAGE' || notice.kind === 'STATE') begin(notice.conversation)
    else tellSign(notice)
  })
  const look = async () => {
    for (const conversation of await findDue(services)) begin(conversation)
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = look().catch((err: unknown) => log.warn({ err }, 'chats to be passed on could not be found'))
  }, chatLimits(services).relayLookMs).unref()
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await looking
      await Promise.all(running.values())
    },
  }
}

async function relayOnce(services: Services, conversation: string): Promise<void> {
  const relay = await claimRelay(services, conversation)
  if (relay === undefined) return
  try {
    const connection = connectionOf(services, relay)
    await passOn({ services, connection, provider: await loadProvider(connection), relay })
  } catch (err) {
    services.log.warn(
      { err, conversation, connection: relay.connection },
      'a provider of chat was not reached',
    )
    return delayRelay(services, relay)
  }
  await releaseRelay(services, relay, chatLimits(services).relayReadMs)
}

function connectionOf({ vendors }: Services, { connection: name }: ChatRelay) {
  const connection = vendors.connections.get(name)
  if (isChatConnection(connection)) return connection
  throw new Error(`The connection ${name}, which carries a chat, is no longer there.`)
}

async function findDue({ database, clock }: Services): Promise<readonly string[]> {
  const rows = await database.db
    .select({ conversation: chatRelays.conversation })
    .from(chatRelays)
    .where(and(eq(chatRelays.closed, false), lte(chatRelays.dueAt, clock.now())))
    .orderBy(asc(chatRelays.dueAt))
    .limit(atOnce)
  return rows.map(({ conversation }) => conversation)
}

type Sign = Extract<Notice, { readonly participant: string }>

/**
 * Creates a function that tells a provider that the applicant types or has read. It reports each at most once in three
 * intervals and does not retry, because losing it does no harm.
 */
function createSignTeller(services: Services): (sign: Sign) => void {
  const everyMs = 3 * chatLimits(services).typingPreviewMs
  const told = new Map<string, number>()
  return (sign) => {
    const key = `${sign.kind} ${sign.conversation}`
    const now = services.clock.now().getTime()
    for (const [old, at] of told) if (now - at >= everyMs) told.delete(old)
    if (told.has(key)) return
    told.set(key, now)
    tell(services, sign).catch((err: unknown) => services.log.debug({ err }, 'a sign was not passed on'))
  }
}

async function tell(services: Services, { kind, conversation, participant }: Sign): Promise<void> {
  const [row] = await services.database.db
    .select({ relay: chatRelays, role: chatParticipants.role })
    .from(chatRelays)
    .innerJoin(chatParticipants, eq(chatParticipants.uuid, participant))
    .where(eq(chatRelays.conversation, conversation))
  const place = row && placeOf(row.relay)
  if (row?.role !== 'APPLICANT' || place === undefined) return
  const provider = await loadProvider(connectionOf(services, row.relay))
  await (kind === 'TYPING' ? provider.typing?.(place) : provider.read?.(place))
}
