import { and, eq, gt, ne } from '../../database/drizzle.ts'
import { chatConversations } from '../../database/schema.ts'
import type { Services } from '../../services.ts'

/** Returns the uuids of the open conversations that a person began. */
export async function findOpenOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  identity: string,
): Promise<readonly string[]> {
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
  return own.map(({ uuid }) => uuid)
}
