import { lte } from '../database/drizzle.ts'
import { rateLimits, sessions } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { sessionLimits } from './session-limits.ts'

/** Removes sessions that no token can belong to any more, and counts of attempts whose time is over; answers how many of each. */
export async function purgeSignIns(
  services: Pick<Services, 'database' | 'clock' | 'tenants'>,
): Promise<{ readonly sessions: number; readonly attempts: number }> {
  const { db } = services.database
  const now = services.clock.now()
  const oldest = new Date(now.getTime() - sessionLimits(services).absoluteMs)
  const gone = await db
    .delete(sessions)
    .where(lte(sessions.createdAt, oldest))
    .returning({ uuid: sessions.uuid })
  const over = await db
    .delete(rateLimits)
    .where(lte(rateLimits.resetsAt, now))
    .returning({ key: rateLimits.key })
  return { sessions: gone.length, attempts: over.length }
}
