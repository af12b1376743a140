import type { ExperimentVariation } from '#generated/api'
import type { Bearer } from '../auth/tokens.ts'
import { eq } from '../database/drizzle.ts'
import { experimentAssignments, identities } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** Data of a signed-in person that flags depend on. */
export interface FlagPerson {
  /** Tracker of the profile, equal in all of the person's browsers. */
  readonly tracker: string | undefined
  /** Variation by experiment. */
  readonly assignments: ReadonlyMap<string, ExperimentVariation>
}

export const nobody: FlagPerson = { tracker: undefined, assignments: new Map() }

export async function loadFlagPerson(
  { database: { db } }: Pick<Services, 'database'>,
  { identity }: Pick<Bearer, 'identity'>,
): Promise<FlagPerson> {
  const { name, variation } = experimentAssignments
  const rows = await db
    .select({ profile: identities.profile, name, variation })
    .from(identities)
    .leftJoin(experimentAssignments, eq(experimentAssignments.identity, identities.uuid))
    .where(eq(identities.uuid, identity))
  return {
    tracker: rows[0]?.profile.optimizelyProfileUuid,
    assignments: new Map(
      rows.flatMap((row) => (row.name === null || row.variation === null ? [] : [[row.name, row.variation]])),
    ),
  }
}
