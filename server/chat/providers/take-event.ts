import { createHash } from 'node:crypto'
import { and, eq, isNull } from '../../database/drizzle.ts'
import { chatConversations, chatMessages, chatParticipants, chatRelays } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { chatLimits } from '../chat-limits.ts'
import type { Participant } from '../conversations/conversation.ts'
import { endConversation } from '../conversations/end-conversation.ts'
import { noteRead } from '../delivery/take-frame.ts'
import { takeMessage } from '../messages/take-message.ts'
import type { ChatProvider, ProviderEvent } from './chat-provider.ts'
import { type ChatRelay, findRelay } from './find-relay.ts'
import { joinAgent, partAgent } from './join-agent.ts'
import { splitText } from './split-text.ts'

type Said = Extract<ProviderEvent, { readonly kind: 'said' }>
type OfAgent = Exclude<ProviderEvent, { readonly kind: 'ended' }>

/**
 * Applies a provider's event once, however often it is reported. Returns the refusal of a message that is not stored, because
 * its conversation is unknown or has ended or because it is empty. Other events of such conversations are ignored.
 */
export async function takeEvent(
  services: Services,
  connection: string,
  provider: ChatProvider,
  event: ProviderEvent,
): Promise<Problem | undefined> {
  const relay = await findRelay(services, connection, event.channel)
  if (relay === undefined) return event.kind === 'said' ? new Problem(404, 'CHAT_NOT_FOUND') : undefined
  const { conversation } = relay
  if (event.kind === 'ended') {
    await endConversation(services, conversation, 'AGENT')
    const { db } = services.database
    await db.update(chatRelays).set({ closed: true }).where(eq(chatRelays.conversation, conversation))
    return undefined
  }
  if (event.agent.id === '' || (provider.echoes && event.agent.id === relay.customer)) return undefined
  if (event.kind === 'said') return say(services, provider, relay, event)
  if (event.kind === 'joined') await join(services, provider, relay, event)
  else if (event.kind === 'left') await partAgent(services, conversation, event.agent.id)
  else await noteSign(services, conversation, event)
  return undefined
}

async function join(
  services: Services,
  provider: ChatProvider,
  { conversation }: ChatRelay,
  { agent }: OfAgent,
): Promise<Participant | undefined> {
  const present = await findPresent(services, conversation, agent.id)
  if (present !== undefined) return present
  const name = agent.name ?? (await provider.nameOf?.(agent.id).catch(() => undefined)) ?? ''
  return joinAgent(services, { conversation, agent: agent.id, name })
}

async function say(
  services: Services,
  provider: ChatProvider,
  relay: ChatRelay,
  said: Said,
): Promise<Problem | undefined> {
  const { conversation } = relay
  if (said.text.trim() === '') return new Problem(422, 'CHAT_EMPTY')
  const { messageMaxLength } = chatLimits(services)
  const parts = splitText(said.text, messageMaxLength)
  for (const [part, text] of parts.entries()) {
    const clientId = uuidOf(`${relay.connection} ${said.channel} ${said.id || said.text} ${part}`)
    if (text.trim() === '' || (await isKept(services, conversation, clientId))) continue
    const agent = await join(services, provider, relay, said)
    if (agent === undefined) return new Problem(409, 'CHAT_ENDED')
    const refused = await takeMessage(services, agent, { type: 'send', clientId, text }).then(
      () => undefined,
      endIn,
    )
    if (refused !== undefined) return refused
  }
  return undefined
}

/** Returns the refusal of a message that came after the end; throws any other error. */
function endIn(error: unknown): Problem {
  if (error instanceof Problem && error.code === 'CHAT_ENDED') return error
  throw error
}

async function noteSign(services: Services, conversation: string, { kind, agent }: OfAgent): Promise<void> {
  const present = await findPresent(services, conversation, agent.id)
  if (present === undefined) return
  const { uuid: participant } = present
  if (kind === 'typing') return services.chat.notify({ kind: 'TYPING', conversation, participant })
  const [row] = await services.database.db
    .select({ last: chatConversations.lastSequence })
    .from(chatConversations)
    .where(eq(chatConversations.uuid, conversation))
  await noteRead(services, present, row?.last ?? 0)
}

async function findPresent(
  { database }: Services,
  conversation: string,
  agent: string,
): Promise<Participant | undefined> {
  const [row] = await database.db
    .select()
    .from(chatParticipants)
    .where(
      and(
        eq(chatParticipants.conversation, conversation),
        eq(chatParticipants.providerAgent, agent),
        isNull(chatParticipants.leftAt),
      ),
    )
  return row
}

async function isKept({ database }: Services, conversation: string, clientId: string): Promise<boolean> {
  const rows = await database.db
    .select({ sequence: chatMessages.sequence })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversation, conversation), eq(chatMessages.clientId, clientId)))
  return rows.length > 0
}

/** Derives a UUID from a name, always the same (RFC 9562, version 8). */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
