import type { InsightsError } from '#generated/api'
import { and, desc, eq, gte, sql } from '../database/drizzle.ts'
import { telemetryErrorDays } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Period } from './first-week.ts'

/**
 * Counts the errors in the browsers of a lender's applicants by message, if enough sessions had them on one page. Sessions of
 * several pages are not added, because they may be the same.
 */
export function loadErrors(
  { database: { db } }: Pick<Services, 'database'>,
  lender: string,
  { since, least }: Pick<Period, 'since' | 'least'>,
): Promise<InsightsError[]> {
  const { tenant, day, page, type, message, count, sessions } = telemetryErrorDays
  const ofPages = db
    .select({
      type,
      message,
      count: sql<number>`sum(${count})`.as('times'),
      sessions: sql<number>`sum(${sessions})`.as('had'),
    })
    .from(telemetryErrorDays)
    .where(and(eq(tenant, lender), gte(day, since)))
    .groupBy(page, type, message)
    .as('of_pages')
  const all = sql<number>`sum(${ofPages.count})::integer`
  return db
    .select({ type: ofPages.type, message: ofPages.message, count: all })
    .from(ofPages)
    .groupBy(ofPages.type, ofPages.message)
    .having(sql`max(${ofPages.sessions}) >= ${least}`)
    .orderBy(desc(all), ofPages.type, ofPages.message)
}
