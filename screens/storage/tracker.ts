import { isUuid } from '#engine'
import { findStored, saveStored } from './browser-store.ts'

/** Tracker while the browser stores nothing; it stays the same until the document is left. */
let unkept: string | undefined

/** Returns the tracker of this browser, an anonymous uuid. Creates it if there is none. */
export function ensureTracker(): string {
  const known = findStored('trackerUuid')
  if (isUuid(known)) return known
  unkept ??= crypto.randomUUID()
  saveStored('trackerUuid', unkept)
  return unkept
}
