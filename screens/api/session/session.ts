import { useSyncExternalStore } from 'react'
import { isRecord } from '#engine'
import { createStore } from '../../kit/storage/create-store.ts'
import { removeAllDrafts } from '../../kit/storage/drafts.ts'
import { findStored, removeStored, saveStored } from '../../storage/browser-store.ts'
import { readToken } from './read-token.ts'

/** Changes with each sign-in and sign-out. Events report those of other tabs, and those while the browser kept this page aside. */
const changes = createStore({}, ['storage', 'pageshow'])
/** Stored values that belong to the signed-in user. */
const ownPlaces = [
  'jwt',
  'sessionEnd',
  'applicationUuid',
  'sessionKey',
  'registration',
  'onDevice',
  'pendingLink',
  'draftOwner',
  'factor',
] as const
export interface Loss {
  /** Reason given by the server (SessionEnd); empty if it gave none. */
  readonly reason: string
  /** Message of the call that found the session ended; empty if it has none. */
  readonly said: string
}

/** Loss of the last session; undefined while there is none, and after a deliberate sign-out. */
let lost: Loss | undefined
/** Loss of which the user was told. */
let told: Loss | undefined

/** Returns the bearer token; undefined if nobody is signed in. */
export function findToken(): string | undefined {
  return findStored('jwt')
}

/** Returns the subject of the token. The server decides what the user may do. */
export function findSubject(): string | undefined {
  return readToken(findToken())?.subject
}

/** Returns the code of the lender at which the user signed in. */
export const findSessionTenant = (): string | undefined => readToken(findToken())?.tenant

/** Stores the token of who has signed in. While a second factor is due nobody has: its token waits in this tab alone. */
export function saveToken(token: string): void {
  const { subject, lifetimeMs, isFactorDue } = readToken(token) ?? {}
  if (isFactorDue) {
    saveStored('factor', token)
    return
  }
  // Drafts stay only if the same user signs in again.
  if ((findStored('draftOwner') ?? findSubject() ?? subject) !== subject) removeAllDrafts()
  removeStored('draftOwner')
  saveStored('jwt', token)
  // The token's own end is not used: the clock of a phone may be wrong by more than a session lasts.
  if (lifetimeMs !== undefined) saveStored('sessionEnd', String(Date.now() + lifetimeMs))
  lost = undefined
  told = undefined
  notify()
}

/** Ends the session because of a response, with its reason if it has one. The drafts stay for when the user signs in again. */
export function loseSession(answer?: unknown, said = ''): void {
  if (findToken() === undefined) {
    // Several calls may be refused together, and a later answer may say more.
    if (said && lost && isLossUntold()) lost = { ...lost, said }
    return
  }
  lost = { reason: String((isRecord(answer) && answer.reason) || ''), said }
  const owner = findSubject() ?? ''
  forget()
  saveStored('draftOwner', owner)
}

/** Clears the session deliberately: token, application, and the drafts of every tab. An empty end tells the other tabs. */
export function clearSession(): void {
  saveStored('sessionEnd', '')
  removeAllDrafts()
  forget()
}

export const findLoss = (): Loss | undefined => lost

/** Whether the session was lost and the user has not been told yet. */
export const isLossUntold = (): boolean => lost !== told

export const noteLossTold = (): void => {
  told = lost
}

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => findToken() !== undefined,
    () => false, // the server draws pages for visitors alone
  )
}

/** Returns the subject of the signed-in user. It changes when another user signs in, in any tab. */
export function useSubject(): string | undefined {
  return useSyncExternalStore(changes.subscribe, findSubject)
}

function forget(): void {
  for (const place of ownPlaces) removeStored(place)
  notify()
}

const notify = (): void => changes.set({})
