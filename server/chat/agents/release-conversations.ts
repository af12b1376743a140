import type { Transaction } from '../../database/database.ts'
import { and, eq, gt, inArray, isNull } from '../../database/drizzle.ts'
import { chatAgents, chatConversations, chatParticipants } from '../../database/schema.ts'
import type { Services } from '../../services.ts'

/** Removes an agent who signs out from their conversations, and notifies the other participants. */
export async function leaveConversations(
  { database, clock, chat }: Pick<Services, 'database' | 'clock' | 'chat'>,
  identity: string,
): Promise<void> {
  const released = await database.db.transaction((tx) => releaseConversations(tx, identity, clock.now()))
  tellReleased({ chat }, released)
}

/** Notifies the participants of conversations from which an agent was removed. */
export function tellReleased({ chat }: Pick<Services, 'chat'>, conversations: readonly string[]): void {
  for (const conversation of conversations) chat.notify({ kind: 'STATE', conversation })
}

/**
 * Removes an agent from every conversation that they may still read, and returns the active ones to their queues, because
 * nobody else would answer there. Returns the uuids of these conversations: the caller calls `tellReleased` after the commit.
 */
export async function releaseConversations(
  tx: Transaction,
  identity: string,
  now: Date,
): Promise<readonly string[]> {
  const own = tx
    .select({ conversation: chatParticipants.conversation })
    .from(chatParticipants)
    .where(and(eq(chatParticipants.agent, identity), isNull(chatParticipants.leftAt)))
  // Locks conversations before participants, as every handover does. Another order could cause a deadlock.
  await tx
    .update(chatConversations)
    .set({ state: 'WAITING', waitingSince: now })
    .where(and(inArray(chatConversations.uuid, own), eq(chatConversations.state, 'ACTIVE')))
  const readable = tx
    .select({ uuid: chatConversations.uuid })
    .from(chatConversations)
    .where(gt(chatConversations.expiresAt, now))
  const left = await tx
    .update(chatParticipants)
    .set({ leftAt: now })
    .where(
      and(
        eq(chatParticipants.agent, identity),
        isNull(chatParticipants.leftAt),
        inArray(chatParticipants.conversation, readable),
      ),
    )
    .returning({ conversation: chatParticipants.conversation })
  await tx.update(chatAgents).set({ available: false, since: now }).where(eq(chatAgents.identity, identity))
  return left.map(({ conversation }) => conversation)
}
