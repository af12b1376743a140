import { useSyncExternalStore } from 'react'
import { createStore } from '../../kit/storage/create-store.ts'

/**
 * Key of the staff's token. It is separate from the applicants' `jwt`, so that staff who try the product as a borrower
 * stay signed in.
 */
const key = 'agent-jwt'

/** Counts sign-ins and sign-outs here or, by events, in another tab and while the browser kept this page aside. */
const changes = createStore(0, ['storage', 'pageshow'])
/** Token while the browser forbids storage: the user is then signed in until the page is left. */
let kept: string | undefined

export function findAgentToken(): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return kept
  }
}

export function saveAgentToken(token: string | undefined): void {
  const before = signInOf(findAgentToken())
  kept = token
  try {
    if (token === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, token)
  } catch {
    // The token is kept in memory instead.
  }
  if (before !== signInOf(token)) changes.set(changes.get() + 1)
}

/** State of the sign-in: `due` from the password to the second factor. */
type SignIn = 'none' | 'due' | 'done'

export const useSignIn = (): SignIn =>
  useSyncExternalStore(changes.subscribe, () => signInOf(findAgentToken()))

/** Reads the state from the token's audience, without verification: only the server can verify it. */
function signInOf(token: string | undefined): SignIn {
  if (token === undefined) return 'none'
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(claims).aud === 'staff-factor' ? 'due' : 'done'
  } catch {
    // The server says of a token that is none.
    return 'done'
  }
}
