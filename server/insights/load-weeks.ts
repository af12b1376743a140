import type { InsightsOutcome, InsightsWeek } from '#generated/api'
import { daysAfter } from '../clock/days.ts'
import { and, eq, gte, sql } from '../database/drizzle.ts'
import { applications } from '../database/schema.ts'
import { cameTo } from '../flags/came-to.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Period } from './first-week.ts'
import { hideSmall, keepApart } from './small-groups.ts'

/** Counts the applications of a lender that began in each week, and those of them that have reached each outcome since. */
export async function loadWeeks(
  services: Pick<Services, 'database'>,
  { code, effective }: Tenant,
  { since, weeks, least }: Period,
): Promise<InsightsWeek[]> {
  const begun = await countByWeek(services, code, since)
  const outcomes = await Promise.all(
    Object.entries(effective.source.flags.outcomes ?? {}).map(
      async ([outcome, { states }]) => [outcome, await countByWeek(services, code, since, states)] as const,
    ),
  )
  const mondays = Array.from({ length: weeks }, (_, index) => daysAfter(since, index * 7))
  const sizes = hideSmall(
    mondays.map((week) => begun.get(week) ?? 0),
    least,
  )
  return mondays.map((week, index) => {
    const size = sizes[index]
    const reached = outcomes.map(([, counts]) => counts.get(week) ?? 0)
    const shown = size === undefined ? [] : keepApart(size, reached, least)
    return {
      week,
      ...(size !== undefined && { applications: size }),
      outcomes: outcomes.map(([outcome], place) => showOutcome(outcome, shown[place])),
    }
  })
}

const showOutcome = (outcome: string, reached: number | undefined): InsightsOutcome => ({
  outcome,
  ...(reached !== undefined && { reached }),
})

/**
 * Counts applications by the Monday of the week in which they began. With `states`, counts only those that entered one of them.
 */
async function countByWeek(
  { database: { db } }: Pick<Services, 'database'>,
  tenant: string,
  since: string,
  states?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { uuid, createdAt } = applications
  const week = sql<string>`to_char(date_trunc('week', ${createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`
  const rows = await db
    .select({ week, count: sql<number>`count(*)::integer` })
    .from(applications)
    .where(
      and(
        eq(applications.tenant, tenant),
        gte(createdAt, new Date(since)),
        states && cameTo(db, uuid, states),
      ),
    )
    .groupBy(week)
  return new Map(rows.map((row) => [row.week, row.count]))
}
