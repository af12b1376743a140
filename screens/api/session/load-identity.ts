import type { FigureInfo, IdentityResponse } from '#generated/api'
import { ApiError } from '../api-error.ts'
import { isFlagOn } from '../flags.ts'
import { request } from '../request.ts'

/**
 * Uuid of whoever is signed in: asked of the identity broker where its flag is on, else, or where that fails, of the
 * legacy service. Throws an ApiError: 'User not found' where both fail, what the server said where the session is over.
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

const ofBroker = async (): Promise<string> =>
  (await request<FigureInfo>('/identity-broker/customer/secure/api/v3/self/figureinfo')).identityUuid

const ofLegacy = async (): Promise<string> =>
  (await request<IdentityResponse>('/identity/secure/api/v1/identity')).uuid
