import type { ExperimentCounts, InsightsExperiment } from '#generated/api'
import { eq } from '../database/drizzle.ts'
import { applications } from '../database/schema.ts'
import { countExperiments } from '../flags/count-experiments.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { hideSmall, keepApart } from './small-groups.ts'

type Variations = ExperimentCounts['experiments']

/** Variations of the experiments of a lender that enough applications were assigned, with what became of these. */
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

/** `all` are the applications of the lender: those that an experiment did not assign are told of by nothing but the total. */
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
