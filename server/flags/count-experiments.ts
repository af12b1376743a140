import type { ExperimentCounts, ExperimentVariation } from '#generated/api'
import { and, asc, eq, sql } from '../database/drizzle.ts'
import { applications, experimentAssignments } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { cameTo } from './came-to.ts'
import { wilsonInterval } from './wilson-interval.ts'

/**
 * Counts, for each variation of each experiment of a lender, the assigned applications and how many of them reached each
 * outcome afterwards.
 */
export async function countExperiments(
  services: Pick<Services, 'database'>,
  { code, effective }: Tenant,
): Promise<ExperimentCounts> {
  const assigned = await countAssigned(services, code)
  const outcomes = await Promise.all(
    Object.entries(effective.source.flags.outcomes ?? {}).map(async ([outcome, { states }]) => ({
      outcome,
      rows: await countAssigned(services, code, states),
    })),
  )
  return {
    tenant: code,
    experiments: assigned.map(({ name, variation, count }) => ({
      name,
      variation,
      assigned: count,
      outcomes: outcomes.map(({ outcome, rows }) => {
        const reached = rows.find((row) => row.name === name && row.variation === variation)?.count ?? 0
        const [low, high] = wilsonInterval(reached, count)
        return { outcome, reached, low, high }
      }),
    })),
  }
}

interface Count {
  readonly name: string
  readonly variation: ExperimentVariation
  readonly count: number
}

/** Counts assignments by experiment and variation. With `states`, counts only applications that entered one of them since. */
function countAssigned(
  { database: { db } }: Pick<Services, 'database'>,
  tenant: string,
  states?: readonly string[],
): Promise<Count[]> {
  const { name, variation, application, assignedAt } = experimentAssignments
  const came = states && cameTo(db, application, states, assignedAt)
  return db
    .select({ name, variation, count: sql<number>`count(*)::integer` })
    .from(experimentAssignments)
    .innerJoin(applications, eq(applications.uuid, application))
    .where(and(eq(applications.tenant, tenant), came))
    .groupBy(name, variation)
    .orderBy(asc(name), asc(variation))
}
