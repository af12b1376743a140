import type { FactorVerification, RedirectResponse } from '#generated/api'
import { findStored, removeStored } from '../../storage/browser-store.ts'
import { request } from '../request.ts'

/** Whether a sign-in of this tab waits for a code of the second factor. A reload keeps it. */
export const isFactorDue = (): boolean => findStored('factor') !== undefined

/** Gives up a sign-in that waits for a code. */
export const leaveFactor = (): void => removeStored('factor')

/** Completes the sign-in that waits, with a code. */
export async function giveFactor(body: FactorVerification): Promise<RedirectResponse> {
  const answer = await request<RedirectResponse>('/identity/secure/api/v1/second-factor/verification', {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${findStored('factor')}` },
    keepSession: true,
  })
  leaveFactor()
  return answer
}
