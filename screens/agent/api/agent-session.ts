import { useSyncExternalStore } from 'react'

/** Apart from the applicants' `jwt`: who tries the product as a borrower stays signed in as staff. */
const key = 'agent-jwt'

const listeners = new Set<() => void>()
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
  if ((before === undefined) !== (token === undefined)) for (const listener of listeners) listener()
}

/** The storage event is how one tab learns what another did. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(subscribe, () => findAgentToken() !== undefined)
