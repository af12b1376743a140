import { and, eq } from '../../database/drizzle.ts'
import { chatAgents } from '../../database/schema.ts'
import type { Services } from '../../services.ts'
import type { ChatAgent } from './chat-agent.ts'

/** Stores whether an agent takes conversations now. */
export async function setAvailability(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { identity, name }: ChatAgent,
  available: boolean,
): Promise<void> {
  const standing = { name, available, since: clock.now() }
  await database.db
    .insert(chatAgents)
    .values({ identity, ...standing })
    .onConflictDoUpdate({ target: chatAgents.identity, set: standing })
}

export async function isAvailable(
  { database }: Pick<Services, 'database'>,
  { identity }: Pick<ChatAgent, 'identity'>,
): Promise<boolean> {
  const rows = await database.db
    .select({ identity: chatAgents.identity })
    .from(chatAgents)
    .where(and(eq(chatAgents.identity, identity), eq(chatAgents.available, true)))
  return rows.length > 0
}
