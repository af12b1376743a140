import type { ChatNonce } from '#generated/api'
import { isFlagOn } from '../../../api/flags.ts'
import { findToken } from '../../../api/session/session.ts'
import { ask } from '../core/chat-calls.ts'

const webchat = '/service-csp/customer/secure/api/v1/webchat'

/**
 * The proof for the chat of who is signed in; undefined for a visitor, where it cannot be had, or where the lender's flag is off
 * (support specification 6).
 */
export async function findNonce(organization: string): Promise<string | undefined> {
  const token = findToken()
  if (token === undefined || !(await isFlagOn('fe-borrower-authentication', organization))) return undefined
  const answer = await call(token, '/authenticate', 'POST').catch(() => undefined)
  return answer?.nonce
}

/** Prolongs a proof. Where it, or the session that it rests on, is over, the call fails. */
export async function refreshNonce(nonce: string): Promise<void> {
  const token = findToken()
  if (token !== undefined) await call(token, `/refresh?nonce=${encodeURIComponent(nonce)}`, 'PUT')
}

/** Outside of `request`: nobody acts here, so neither the loading sign nor the end of the session is its business. */
async function call(token: string, path: string, method: string): Promise<ChatNonce> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Poll': 'true' }
  return (await ask(webchat + path, { method, headers })).json()
}
