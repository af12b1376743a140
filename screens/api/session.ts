import { useSyncExternalStore } from 'react'
import { findStored, removeStored, saveStored } from '../storage/browser-store.ts'
import { removeAllDrafts } from '../storage/drafts.ts'

type Listener = () => void

const listeners = new Set<Listener>()

/** The bearer token, and the wish to know when it comes or goes. */
export function findToken(): string | undefined {
  return findStored('jwt')
}

export function saveToken(token: string): void {
  const isNew = findToken() === undefined
  saveStored('jwt', token)
  if (isNew) notify()
}

/** Forgets the person: token, application and drafts. */
export function clearSession(): void {
  for (const place of ['jwt', 'applicationUuid', 'sessionKey', 'registration', 'pendingLink'] as const)
    removeStored(place)
  removeAllDrafts()
  notify()
}

export function removeToken(): void {
  removeStored('jwt')
  notify()
}

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => findToken() !== undefined)
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}
