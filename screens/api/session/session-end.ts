import { findStored } from '../../storage/browser-store.ts'

/** Returns the time at which the session ends unless a response rolls the token, by this device's clock. */
export function findSessionEnd(): number | undefined {
  const end = Number(findStored('sessionEnd'))
  return end > 0 ? end : undefined
}
