import { useSyncExternalStore } from 'react'
import { findStored, removeStored, saveStored } from '../../storage/browser-store.ts'
import { createStore } from '../../storage/create-store.ts'
import { isRecord, removeAllDrafts } from '../../storage/drafts.ts'
import { readToken } from './read-token.ts'

/** Counts comings and goings of a person; the storage event is how one tab learns what another did. */
const changes = createStore(0, ['storage'])
/** What belongs to the one who was signed in. */
const ownPlaces = [
  'jwt',
  'sessionEnd',
  'applicationUuid',
  'sessionKey',
  'registration',
  'pendingLink',
] as const
export interface Loss {
  /** What the server gave as reason (SessionEnd); empty where it gave none. */
  readonly reason: string
  /** What the call that met it says; empty where it says nothing. */
  readonly said: string
}

/** How the last session ended by itself; undefined while it has not, and where somebody signed out. */
let lost: Loss | undefined

/** The bearer token, and the wish to know when it comes or goes. */
export function findToken(): string | undefined {
  return findStored('jwt')
}

/** Who is signed in, as the token says; the server decides what they may do. */
export function findSubject(): string | undefined {
  return readToken(findToken())?.subject
}

/** The code of the lender that somebody signed in at. */
export const findSessionTenant = (): string | undefined => readToken(findToken())?.tenant

/** When the session ends unless another answer rolls the token, by this device's clock. */
export function findSessionEnd(): number | undefined {
  const end = Number(findStored('sessionEnd'))
  return end > 0 ? end : undefined
}

export function saveToken(token: string): void {
  const before = findSubject()
  const { subject, lifetimeMs } = readToken(token) ?? {}
  // What was typed stays only for the one who typed it.
  const draftOwner = findStored('draftOwner') ?? before
  if (draftOwner !== undefined && draftOwner !== subject) removeAllDrafts()
  removeStored('draftOwner')
  saveStored('jwt', token)
  // Not the token's own end: the clock of a telephone may be wrong by more than a session lasts.
  if (lifetimeMs !== undefined) saveStored('sessionEnd', String(Date.now() + lifetimeMs))
  lost = undefined
  if (before !== subject || before === undefined) notify()
}

/** The session is over, as an answer says and perhaps why: the person signs in again and finds what they had typed. */
export function loseSession(answer?: unknown, said = ''): void {
  if (findToken() === undefined) return
  saveStored('draftOwner', findSubject() ?? '')
  lost = { reason: String((isRecord(answer) && answer.reason) || ''), said }
  forget()
}

/** Forgets the person on purpose: token, application and drafts. */
export function clearSession(): void {
  removeStored('draftOwner')
  removeAllDrafts()
  forget()
}

export const findLoss = (): Loss | undefined => lost

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(changes.subscribe, () => findToken() !== undefined)
}

/** Changes when somebody else signs in, in whatever tab. */
export function useSubject(): string | undefined {
  return useSyncExternalStore(changes.subscribe, findSubject)
}

function forget(): void {
  for (const place of ownPlaces) removeStored(place)
  notify()
}

const notify = (): void => changes.set(changes.get() + 1)
