import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FlagDecision } from '#generated/api'
import { createStore } from '../storage/create-store.ts'
import { ensureTracker } from '../storage/tracker.ts'
import { request } from './request.ts'
import { pause } from './retry.ts'

const decision = createStore<FlagDecision | undefined>(undefined)

export const { set: noteMaintenance } = decision

/** Request for the flag that was made last. */
let asked: Promise<void> | undefined

/** Returns the lender's maintenance flag. It is requested when the document opens, and updated when it changes. */
export function useMaintenance(orgCode: string): FlagDecision | undefined {
  useEffect(() => {
    asked = askMaintenance(orgCode).then(noteMaintenance, () => {})
  }, [orgCode])
  return useSyncExternalStore(decision.subscribe, decision.get)
}

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

function askMaintenance(organization: string): Promise<FlagDecision> {
  const optimizeUser = { trackerId: ensureTracker(), attributes: { organization } }
  const body = { featureKey: 'fe-heloc-maintenance', optimizeUser }
  const options = { method: 'POST', body, keepSession: true, isQuiet: true } as const
  return request('/service-optimize/external/api/v2/decision', options)
}
