import type { FlagDecision } from '#generated/api'
import { findStored } from '../storage/browser-store.ts'
import { isRecord } from '../storage/drafts.ts'
import { request } from './request.ts'

const base = '/service-optimize/external/api'

/** A flag of the lender with what goes with it. */
export const decideFlag = (featureKey: string, organization: string) =>
  request<FlagDecision>(`${base}/v2/decision`, asking(featureKey, organization))

/** Whether a flag is on; one that nobody can tell is off. */
export async function isFlagOn(featureKey: string, organization: string): Promise<boolean> {
  try {
    const answer = await request<unknown>(`${base}/v1/feature`, asking(featureKey, organization))
    return isRecord(answer) && answer.enabled === true
  } catch {
    return false
  }
}

function asking(featureKey: string, organization: string) {
  const trackerId = findStored('trackerUuid')
  const optimizeUser = { ...(trackerId && { trackerId }), attributes: { organization } }
  return { method: 'POST', body: { featureKey, optimizeUser }, keepSession: true } as const
}
