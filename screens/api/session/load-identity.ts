import type { FigureInfo, IdentityResponse } from '#generated/api'
import { ApiError } from '../../kit/api/api-error.ts'
import { isFlagOn } from '../flags.ts'
import { request } from '../request.ts'
import { sideAnswer } from '../side-answer.ts'

/**
 * Returns the uuid of the signed-in user: from the identity broker if its flag is on; otherwise, or if that fails, from
 * the legacy service. Throws an ApiError: at once if the session is over or no response came, and 'User not found' if both
 * services fail.
 */
export async function loadIdentity(organization: string): Promise<string> {
  const ways = (await isFlagOn('fe-identity-broker', organization)) ? [ofBroker, ofLegacy] : [ofLegacy]
  for (const way of ways) {
    try {
      return await way()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || error.status === 0) throw error
    }
  }
  throw new ApiError(404, 'User not found')
}

const ofBroker = async (): Promise<string> => {
  const asked = request<FigureInfo>('/identity-broker/customer/secure/api/v3/self/figureinfo')
  return (await sideAnswer(asked, { identityUuid: 'string' })).identityUuid
}

const ofLegacy = async (): Promise<string> => {
  const asked = request<IdentityResponse>('/identity/secure/api/v1/identity')
  return (await sideAnswer(asked, { uuid: 'string' })).uuid
}
