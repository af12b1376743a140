import { isUuid } from '#engine'
import { findStored, saveStored } from './browser-store.ts'

/** Used while the browser keeps nothing: the same until the document is left. */
let unkept: string | undefined

/** Tracker of this browser, an anonymous uuid; made where there is none yet. */
export function ensureTracker(): string {
  const known = findStored('trackerUuid')
  if (isUuid(known)) return known
  unkept ??= crypto.randomUUID()
  saveStored('trackerUuid', unkept)
  return unkept
}
