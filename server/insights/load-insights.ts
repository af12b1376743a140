import type { FunnelPage, Insights, InsightsError, InsightsPage } from '#generated/api'
import { and, desc, eq, gte, sql } from '../database/drizzle.ts'
import { telemetryErrorDays } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { loadPages } from '../telemetry/load-funnel.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { firstWeek, type Period } from './first-week.ts'
import { loadShownExperiments } from './load-shown-experiments.ts'
import { loadVitals } from './load-vitals.ts'
import { loadWeeks } from './load-weeks.ts'
import { keepApart } from './small-groups.ts'

type Reading = Pick<Services, 'database' | 'clock' | 'tenants'>

/** Returns the numbers of a lender for the past weeks, the present one included, without small groups. */
export async function loadInsights(services: Reading, tenant: Tenant): Promise<Insights> {
  const { insights } = services.tenants.fallback.journey.source.limits.limits
  const { weeks, leastGroup: least } = requireFigures(insights, 'weeks', 'leastGroup')
  const since = firstWeek(services.clock.now(), weeks)
  const period = { since, weeks, least }
  return {
    tenant: tenant.code,
    since,
    least,
    weeks: await loadWeeks(services, tenant, period),
    pages: showPages(await loadPages(services, tenant.code, since), least),
    experiments: await loadShownExperiments(services, tenant, least),
    vitals: await loadVitals(services, tenant.code, period),
    errors: await loadErrors(services, tenant.code, period),
  }
}

/** Returns pages that enough sessions saw. Exits are shown only if both those who left and those who went on are enough. */
const showPages = (pages: readonly FunnelPage[], least: number): InsightsPage[] =>
  pages
    .filter(({ sessions }) => sessions >= least)
    .map(({ page, views, sessions, exits, timedViews, meanMs }) => {
      const [left] = keepApart(sessions, [exits], least)
      return {
        page,
        views,
        sessions,
        ...(left !== undefined && { exits: left }),
        ...(meanMs !== undefined && timedViews >= least && { meanMs }),
      }
    })

/**
 * Counts the errors in the browsers of a lender's applicants by message, if enough sessions had them on one page. Sessions of
 * several pages are not added, because they may be the same.
 */
function loadErrors(
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
