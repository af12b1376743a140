import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, or } from '../../database/drizzle.ts'
import { chatConversations, chatParticipants } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import type { Participant } from '../conversations/conversation.ts'

interface Joining {
  readonly conversation: string
  /** Id of the agent at the provider. */
  readonly agent: string
  readonly name: string
}

/**
 * Makes an agent of a provider the current agent of a conversation; the previous one leaves. Undefined if the conversation has
 * ended.
 */
export async function joinAgent(
  { database, clock, chat }: Pick<Services, 'database' | 'clock' | 'chat'>,
  { conversation, agent, name }: Joining,
): Promise<Participant | undefined> {
  const now = clock.now()
  const joined = await database.db.transaction(async (tx) => {
    const open = await tx
      .update(chatConversations)
      .set({ state: 'ACTIVE' })
      .where(and(eq(chatConversations.uuid, conversation), ne(chatConversations.state, 'ENDED')))
      .returning({ uuid: chatConversations.uuid })
    if (open.length === 0) return undefined
    const isThis = and(
      eq(chatParticipants.conversation, conversation),
      eq(chatParticipants.providerAgent, agent),
    )
    const isOther = or(isNull(chatParticipants.providerAgent), ne(chatParticipants.providerAgent, agent))
    await tx
      .update(chatParticipants)
      .set({ leftAt: now })
      .where(
        and(
          eq(chatParticipants.conversation, conversation),
          eq(chatParticipants.role, 'AGENT'),
          isNull(chatParticipants.leftAt),
          isOther,
        ),
      )
    const [back] = await tx.update(chatParticipants).set({ leftAt: null }).where(isThis).returning()
    if (back !== undefined) return back
    const participant = { uuid: randomUUID(), conversation, name, providerAgent: agent, joinedAt: now }
    const [self] = await tx
      .insert(chatParticipants)
      .values({ ...participant, role: 'AGENT' })
      .returning()
    return self
  })
  if (joined !== undefined) chat.notify({ kind: 'STATE', conversation })
  return joined
}

/** Removes an agent from a conversation, which then waits for another one. */
export async function partAgent(
  { database, clock, chat }: Pick<Services, 'database' | 'clock' | 'chat'>,
  conversation: string,
  agent: string,
): Promise<void> {
  const now = clock.now()
  const left = await database.db.transaction(async (tx) => {
    const gone = await tx
      .update(chatParticipants)
      .set({ leftAt: now })
      .where(
        and(
          eq(chatParticipants.conversation, conversation),
          eq(chatParticipants.providerAgent, agent),
          isNull(chatParticipants.leftAt),
        ),
      )
      .returning({ uuid: chatParticipants.uuid })
    if (gone.length > 0)
      await tx
        .update(chatConversations)
        .set({ state: 'WAITING', waitingSince: now })
        .where(and(eq(chatConversations.uuid, conversation), eq(chatConversations.state, 'ACTIVE')))
    return gone.length > 0
  })
  if (left) chat.notify({ kind: 'STATE', conversation })
}
