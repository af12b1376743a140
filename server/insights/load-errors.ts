import type { InsightsError } from '#generated/api'
import { and, desc, eq, gte, sql } from '../database/drizzle.ts'
import { telemetryErrorDays } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Period } from './first-week.ts'

/** Errors in the browsers of a lender's applicants by their sentence, as far as enough sessions had them. */
export function loadErrors(
  { database: { db } }: Pick<Services, 'database'>,
  lender: string,
  { since, least }: Pick<Period, 'since' | 'least'>,
): Promise<InsightsError[]> {
  const { tenant, day, type, message } = telemetryErrorDays
  const count = sql<number>`sum(${telemetryErrorDays.count})::integer`
  const sessions = sql<number>`sum(${telemetryErrorDays.sessions})::integer`
  return db
    .select({ type, message, count, sessions })
    .from(telemetryErrorDays)
    .where(and(eq(tenant, lender), gte(day, since)))
    .groupBy(type, message)
    .having(sql`${sessions} >= ${least}`)
    .orderBy(desc(count), type, message)
}
