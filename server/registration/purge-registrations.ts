import { and, lt } from '../database/drizzle.ts'
import { registrations } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** Removes what nobody confirmed in time; answers how many registrations. */
export async function purgeRegistrations({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const isOver = and(lt(registrations.expiresAt, now), lt(registrations.codeExpiresAt, now))
  const gone = await database.db.delete(registrations).where(isOver).returning({ uuid: registrations.uuid })
  return gone.length
}
