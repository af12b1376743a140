import type { TrackerRequest, TrackerResponse } from '#generated/api'
import type { Profile } from '#generated/domain'
import { lockProfile } from '../auth/lock-profile.ts'
import { eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

/** Returns the tracker of a profile under both of its names. Empty if there is none. */
export const trackerOf = ({ optimizelyProfileUuid: tracker }: Profile): TrackerResponse =>
  tracker === undefined ? {} : { trackerUuid: tracker, optimizelyProfileUuid: tracker }

/**
 * Gives a profile without a tracker that of a browser and returns the valid one. Throws a Problem (404) for another identity
 * than the bearer's.
 */
export async function keepTracker(
  { database: { db }, clock }: Services,
  identity: string,
  { trackerUuid, optimizelyProfileUuid = trackerUuid }: TrackerRequest,
  named: string = identity,
): Promise<TrackerResponse> {
  if (named !== identity) throw new Problem(404, 'NOT_FOUND')
  return db.transaction(async (tx) => {
    const held = await lockProfile(tx, identity)
    if (held.optimizelyProfileUuid !== undefined || optimizelyProfileUuid === undefined)
      return trackerOf(held)
    const profile = { ...held, optimizelyProfileUuid }
    await tx.update(identities).set({ profile, updatedAt: clock.now() }).where(eq(identities.uuid, identity))
    return trackerOf(profile)
  })
}
