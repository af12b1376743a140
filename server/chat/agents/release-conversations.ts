import type { Transaction } from '../../database/database.ts'
import { and, eq, gt, inArray, isNull } from '../../database/drizzle.ts'
import { chatAgents, chatConversations, chatParticipants } from '../../database/schema.ts'
import type { Services } from '../../services.ts'

/** Takes an agent who signs out from their conversations, and tells everybody in them. */
export async function leaveConversations(
  { database, clock, chat }: Pick<Services, 'database' | 'clock' | 'chat'>,
  identity: string,
): Promise<void> {
  const released = await database.db.transaction((tx) => releaseConversations(tx, identity, clock.now()))
  tellReleased({ chat }, released)
}

/** Tells where conversations stand that an agent was taken out of. */
export function tellReleased({ chat }: Pick<Services, 'chat'>, conversations: readonly string[]): void {
  for (const conversation of conversations) chat.notify({ kind: 'STATE', conversation })
}

/**
 * Takes an agent out of every conversation that they may still read, and hands those that go on back to their queues: nobody else
 * would answer there. Answers which conversations, whose standing is to be told once this is committed.
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
  // Conversations before participants, as where one changes hands: in another order the two would wait for each other.
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
