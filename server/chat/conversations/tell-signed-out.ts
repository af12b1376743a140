import { and, eq, gt, ne } from '../../database/drizzle.ts'
import { chatConversations } from '../../database/schema.ts'
import type { Services } from '../../services.ts'

/** Closes the open lines of somebody who signed out to the conversations that they began. */
export async function tellSignedOut(
  { database, clock, chat }: Pick<Services, 'database' | 'clock' | 'chat'>,
  identity: string,
): Promise<void> {
  const own = await database.db
    .select({ uuid: chatConversations.uuid })
    .from(chatConversations)
    .where(
      and(
        eq(chatConversations.identity, identity),
        ne(chatConversations.state, 'ENDED'),
        gt(chatConversations.expiresAt, clock.now()),
      ),
    )
  for (const { uuid } of own) chat.notify({ kind: 'STATE', conversation: uuid })
}
