import type { InsightsVital } from '#generated/api'
import { and, asc, eq, gte, sql } from '../database/drizzle.ts'
import { telemetryVitalDays } from '../database/schema.ts'
import type { Services } from '../services.ts'
import buckets from '../telemetry/vital-buckets.json' with { type: 'json' }
import type { Period } from './first-week.ts'

/**
 * Returns the 75th percentile of each Core Web Vital by page and kind of device. The number of measurements is left out: fewer
 * documents have an interaction than a size, and the difference would reveal a small group.
 */
export async function loadVitals(
  { database: { db } }: Pick<Services, 'database'>,
  lender: string,
  { since, least }: Pick<Period, 'since' | 'least'>,
): Promise<InsightsVital[]> {
  const { tenant, day, page, device, name, upTo, count } = telemetryVitalDays
  const rows = await db
    .select({ page, device, name, upTo, count: sql<number>`sum(${count})::integer` })
    .from(telemetryVitalDays)
    .where(and(eq(tenant, lender), gte(day, since)))
    .groupBy(page, device, name, upTo)
    .orderBy(asc(page), asc(device), asc(name), asc(upTo))
  const measured = Map.groupBy(rows, (row) => `${row.page} ${row.device} ${row.name}`)
  return [...measured.values()].flatMap((own) => showVital(own, least))
}

type Bucket = Pick<InsightsVital, 'page' | 'device' | 'name'> & {
  readonly upTo: number
  readonly count: number
}

/** Returns the percentile of one vital. `own` are its buckets, the lowest first. */
function showVital(own: readonly Bucket[], least: number): InsightsVital[] {
  const all = countIn(own)
  const found = own.find((_, index) => countIn(own.slice(0, index + 1)) >= all * 0.75)
  if (all < least || found === undefined) return []
  const { page, device, name, upTo } = found
  const isMore = !Number.isFinite(upTo)
  return [{ page, device, name, p75: isMore ? greatest(name) : upTo, isMore }]
}

const countIn = (own: readonly Bucket[]): number => own.reduce((sum, { count }) => sum + count, 0)

const bounds: Readonly<Record<string, readonly number[]>> = buckets

const greatest = (name: string): number => Math.max(0, ...(bounds[name] ?? []))
