import { useSyncExternalStore } from 'react'
import { createStore } from '../../storage/create-store.ts'

/** Apart from the applicants' `jwt`: who tries the product as a borrower stays signed in as staff. */
const key = 'agent-jwt'

/** Whether somebody is signed in has changed here or, by the storage event, in another tab. */
const changes = createStore(0, ['storage'])
/** Used where the browser forbids storage: one is then signed in until the page is left. */
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
    // Kept in memory instead.
  }
  if ((before === undefined) !== (token === undefined)) changes.set(changes.get() + 1)
}

export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(changes.subscribe, () => findAgentToken() !== undefined)
