import { and, eq } from '../../database/drizzle.ts'
import { chatRelays } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import type { ProviderPlace } from './chat-provider.ts'

export type ChatRelay = typeof chatRelays.$inferSelect

/** Finds a conversation by the provider's id. Undefined if there is none. */
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

/** Returns the ids of a conversation at its provider. Undefined until the provider has opened it. */
export const placeOf = ({ channel, customer }: ChatRelay): ProviderPlace | undefined =>
  channel === null || customer === null ? undefined : { channel, customer }
