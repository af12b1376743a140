import type { TrackerRequest, TrackerResponse } from '#generated/api'
import { request } from '../api/request.ts'
import { findSubject } from '../api/session/session.ts'
import { ensureTracker } from '../storage/tracker.ts'

const path = '/service-application/api/v3/application/heloc/optermizerly-profile'

/** Subjects whose profile this document has already checked. */
const known = new Set<string>()

/**
 * Stores this browser's tracker in the signed-in user's profile, if it has none (core specification 7). Nothing depends on
 * it at once, so a failure is left for the next document.
 */
export async function shareTracker(): Promise<void> {
  const subject = findSubject()
  if (subject === undefined || known.has(subject)) return
  known.add(subject)
  try {
    const background = { keepSession: true, isPoll: true, isQuiet: true } as const
    const { trackerUuid } = await request<TrackerResponse>(path, background)
    if (trackerUuid !== undefined) return
    const body: TrackerRequest = { trackerUuid: ensureTracker() }
    await request(path, { ...background, method: 'PATCH', query: { identityUuid: subject }, body })
  } catch {
    known.delete(subject)
  }
}
