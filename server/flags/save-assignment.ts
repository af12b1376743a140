import type { ExperimentAssignment } from '#generated/api'
import type { Application } from '../applications/application.ts'
import { and, eq } from '../database/drizzle.ts'
import { experimentAssignments } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { isExperiment } from './experiment.ts'

/**
 * Stores the variation that an applicant was assigned and returns the valid one: the first stays. Throws a Problem (404) for a
 * name that is no experiment of the lender.
 */
export async function saveAssignment(
  { database: { db }, tenants, clock }: Services,
  { uuid: application, owner: identity, tenant }: Application,
  { name, variation }: ExperimentAssignment,
): Promise<ExperimentAssignment> {
  const { flags } = tenants.resolve(tenant).effective.source.flags
  if (!Object.hasOwn(flags, name) || !isExperiment(flags[name])) throw new Problem(404, 'NOT_FOUND')
  const row = { identity, application, name, variation, assignedAt: clock.now() }
  await db.insert(experimentAssignments).values(row).onConflictDoNothing()
  const [kept] = await db
    .select({ variation: experimentAssignments.variation })
    .from(experimentAssignments)
    .where(and(eq(experimentAssignments.application, application), eq(experimentAssignments.name, name)))
  return { name, variation: kept?.variation ?? variation }
}
