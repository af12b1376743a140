import type { AccountData } from '#generated/api'
import type { Database } from '../database/database.ts'
import { asc, eq } from '../database/drizzle.ts'
import { experimentAssignments } from '../database/schema.ts'

/** Collects the experiment variations that a person was assigned. */
export async function collectExperiments(
  db: Database,
  identity: string,
): Promise<AccountData['experiments']> {
  const rows = await db
    .select()
    .from(experimentAssignments)
    .where(eq(experimentAssignments.identity, identity))
    .orderBy(asc(experimentAssignments.assignedAt), asc(experimentAssignments.name))
  return rows.map(({ application, name, variation, assignedAt }) => ({
    at: assignedAt.toISOString(),
    application,
    name,
    variation,
  }))
}
