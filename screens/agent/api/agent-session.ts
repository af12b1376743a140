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
  const before = findAgentToken()
  kept = token
  try {
    if (token === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, token)
  } catch {
    // The token is kept in memory instead.
  }
  if ((before === undefined) !== (token === undefined)) changes.set(changes.get() + 1)
}

export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(changes.subscribe, () => findAgentToken() !== undefined)
