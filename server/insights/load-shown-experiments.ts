import type { ExperimentCounts, InsightsExperiment } from '#generated/api'
import { eq } from '../database/drizzle.ts'
import { applications } from '../database/schema.ts'
import { countExperiments } from '../flags/count-experiments.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { hideSmall, keepApart } from './small-groups.ts'

type Variations = ExperimentCounts['experiments']

/** Returns the variations of a lender's experiments with enough assigned applications, and their outcomes. */
export async function loadShownExperiments(
  services: Pick<Services, 'database'>,
  tenant: Tenant,
  least: number,
): Promise<InsightsExperiment[]> {
  const { experiments } = await countExperiments(services, tenant)
  const all = await services.database.db.$count(applications, eq(applications.tenant, tenant.code))
  const byName = Map.groupBy(experiments, ({ name }) => name)
  return [...byName.values()].flatMap((variations) => showVariations(variations, all, least))
}

/**
 * Returns the variations that may be shown. `all` is the number of the lender's applications: only the total reveals those
 * without an assignment.
 */
export function showVariations(variations: Variations, all: number, least: number): InsightsExperiment[] {
  const sizes = variations.map(({ assigned }) => assigned)
  const unassigned = sizes.reduce((left, size) => left - size, all)
  const shown = hideSmall(sizes, least, unassigned)
  return variations.filter((_, index) => shown[index] !== undefined).map((one) => showOutcomes(one, least))
}

function showOutcomes({ outcomes, ...variation }: Variations[number], least: number): InsightsExperiment {
  const shown = keepApart(
    variation.assigned,
    outcomes.map(({ reached }) => reached),
    least,
  )
  return {
    ...variation,
    outcomes: outcomes.map(({ outcome, low, high }, index) => {
      const reached = shown[index]
      return { outcome, ...(reached !== undefined && { reached, low, high }) }
    }),
  }
}
