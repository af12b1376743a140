import { and, asc, eq, gt } from '../../database/drizzle.ts'
import { chatConversations, chatMessages, chatParticipants } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import type { ChatConnection } from '../../settings/connection.ts'
import { chatLimits } from '../chat-limits.ts'
import type { ChatProvider, ProviderPlace } from './chat-provider.ts'
import { noteRelay } from './claim-relay.ts'
import { fileLink } from './file-links.ts'
import { type ChatRelay, placeOf } from './find-relay.ts'
import { takeEvent } from './take-event.ts'

interface Work {
  readonly services: Services
  readonly connection: ChatConnection
  readonly provider: ChatProvider
  readonly relay: ChatRelay
}

type Conversation = typeof chatConversations.$inferSelect

/** Sends a provider everything of a conversation that it lacks, and reads the events of calls that were lost. */
export async function passOn(work: Work): Promise<void> {
  const { services, provider, relay } = work
  const conversation = await loadConversation(services, relay.conversation)
  if (isPast(services, conversation)) return giveUp(work)
  let place = placeOf(relay) ?? (await connect(work, conversation))
  let { relayed } = relay
  for (;;) {
    const messages = await loadAfter(services, relay.conversation, relayed)
    if (messages.length === 0) break
    for (const message of messages) {
      if (message.role === 'APPLICANT') place = await send(work, place, message)
      relayed = message.sequence
      await noteRelay(services, relay.conversation, { ...place, relayed })
    }
  }
  if (conversation.state === 'ENDED') {
    await provider.end(place)
    return noteRelay(services, relay.conversation, { closed: true })
  }
  await readHistory(work, place)
}

/** True if the conversation ended more than `keepAliveMs` ago: nobody reads it at the provider any more. */
function isPast(services: Services, { endedAt }: Conversation): boolean {
  const { keepAliveMs } = chatLimits(services)
  return endedAt !== null && services.clock.now().getTime() - endedAt.getTime() > keepAliveMs
}

async function giveUp({ services, relay: { conversation, connection } }: Work): Promise<void> {
  services.log.error({ conversation, connection }, 'a provider never took what was said in a chat')
  await noteRelay(services, conversation, { closed: true })
}

async function connect(
  { services, provider, relay }: Work,
  { uuid, skill, tenant, details }: Conversation,
): Promise<ProviderPlace> {
  const name = await nameOfApplicant(services, uuid)
  const place = await provider.connect({ conversation: uuid, name, skill, lender: tenant, details })
  await noteRelay(services, relay.conversation, place)
  return place
}

type Message = Awaited<ReturnType<typeof loadAfter>>[number]

function send({ services, connection, provider, relay }: Work, place: ProviderPlace, message: Message) {
  const { clientId: id, text, attachments, sentAt, name } = message
  const links = attachments.map((file) => `${file.name}: ${fileLink(services, connection, file.id)}`)
  const said = [text, ...links].filter((line) => line !== '').join('\n')
  return provider.send(place, { id, text: said, sentAt, name, isRepeated: relay.attempts > 1 })
}

/** Reads the provider's history again at intervals, because providers retry a call never or only for a short while. */
async function readHistory({ services, connection, provider, relay }: Work, place: ProviderPlace) {
  const now = services.clock.now()
  const isFresh = now.getTime() - relay.readAt.getTime() < chatLimits(services).relayReadMs
  if (isFresh || provider.history === undefined) return
  for (const event of await provider.history(place))
    await takeEvent(services, connection.name, provider, event)
  await noteRelay(services, relay.conversation, { readAt: now })
}

async function loadConversation({ database }: Services, uuid: string): Promise<Conversation> {
  const [row] = await database.db.select().from(chatConversations).where(eq(chatConversations.uuid, uuid))
  if (row === undefined) throw new Error(`The conversation ${uuid} is gone.`)
  return row
}

async function nameOfApplicant({ database }: Services, conversation: string): Promise<string> {
  const [row] = await database.db
    .select({ name: chatParticipants.name })
    .from(chatParticipants)
    .where(and(eq(chatParticipants.conversation, conversation), eq(chatParticipants.role, 'APPLICANT')))
  return row?.name ?? ''
}

const loadAfter = ({ database }: Services, conversation: string, sequence: number) =>
  database.db
    .select({
      sequence: chatMessages.sequence,
      clientId: chatMessages.clientId,
      text: chatMessages.text,
      attachments: chatMessages.attachments,
      sentAt: chatMessages.sentAt,
      role: chatParticipants.role,
      name: chatParticipants.name,
    })
    .from(chatMessages)
    .innerJoin(chatParticipants, eq(chatParticipants.uuid, chatMessages.participant))
    .where(and(eq(chatMessages.conversation, conversation), gt(chatMessages.sequence, sequence)))
    .orderBy(asc(chatMessages.sequence))
    .limit(50)
