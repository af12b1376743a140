import type { ChatNonce } from '#generated/api'
import { isFlagOn } from '../../../api/flags.ts'
import { findToken } from '../../../api/session/session.ts'
import { ask } from '../core/chat-calls.ts'

const webchat = '/service-csp/customer/secure/api/v1/webchat'

/**
 * Requests the chat's proof of the signed-in user. Undefined for a visitor, if the request fails, or if the lender's flag
 * is off (support specification 6).
 */
export async function findNonce(organization: string): Promise<string | undefined> {
  const token = findToken()
  if (token === undefined || !(await isFlagOn('fe-borrower-authentication', organization))) return undefined
  const answer = await call(token, '/authenticate', 'POST').catch(() => undefined)
  return answer?.nonce
}

/** Extends a proof. Throws if the proof or its session has ended. */
export async function refreshNonce(nonce: string): Promise<void> {
  const token = findToken()
  if (token !== undefined) await call(token, `/refresh?nonce=${encodeURIComponent(nonce)}`, 'PUT')
}

/**
 * Calls the server without `request`: this runs in the background, so it neither shows the loading indicator nor ends the
 * session.
 */
async function call(token: string, path: string, method: string): Promise<ChatNonce> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Poll': 'true' }
  return (await ask(webchat + path, { method, headers })).json()
}
