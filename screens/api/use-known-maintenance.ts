import { useEffect, useState, useSyncExternalStore } from 'react'
import { pause } from '../kit/api/retry.ts'
import { asked, decision } from './maintenance.ts'

/** Longest wait for the flag where something must not be shown before it is known. */
const longestWaitMs = 2000

/** Returns whether the maintenance flag is known, or cannot be known soon, and the flag. */
export function useKnownMaintenance() {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    // A moment later, because the gate around every page asks in an effect that runs after this one.
    const known = Promise.resolve().then(() => Promise.race([asked, pause(longestWaitMs)]))
    void known.then(() => setKnown(true))
  }, [])
  return { isKnown, decision: useSyncExternalStore(decision.subscribe, decision.get) }
}
