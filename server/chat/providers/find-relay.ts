import { and, eq } from '../../database/drizzle.ts'
import { chatRelays } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import type { ProviderPlace } from './chat-provider.ts'

export type ChatRelay = typeof chatRelays.$inferSelect

/** The conversation that a provider calls by a name; undefined for one that is not ours. */
export async function findRelay(
  { database }: Pick<Services, 'database'>,
  connection: string,
  channel: string,
): Promise<ChatRelay | undefined> {
  const [row] = await database.db
    .select()
    .from(chatRelays)
    .where(and(eq(chatRelays.connection, connection), eq(chatRelays.channel, channel)))
  return row
}

/** Where a provider carries a conversation; undefined until it has opened it. */
export const placeOf = ({ channel, customer }: ChatRelay): ProviderPlace | undefined =>
  channel === null || customer === null ? undefined : { channel, customer }
