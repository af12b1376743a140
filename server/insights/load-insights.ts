import type { FunnelPage, Insights, InsightsPage } from '#generated/api'
import type { Services } from '../services.ts'
import { loadPages } from '../telemetry/load-funnel.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { firstWeek } from './first-week.ts'
import { loadErrors } from './load-errors.ts'
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
