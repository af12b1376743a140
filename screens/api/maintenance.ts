import { useEffect, useSyncExternalStore } from 'react'
import type { FlagDecision } from '#generated/api'
import { fetchingAhead } from '../kit/api/stale-chunks.ts'
import { createStore } from '../kit/storage/create-store.ts'
import { loadModule } from '../kit/ui/load-module.ts'
import { ensureTracker } from '../storage/tracker.ts'

export const decision = createStore<FlagDecision | undefined>(undefined)

export const { set: noteMaintenance } = decision

/** Request for the flag that was made last. */
export let asked: Promise<void> | undefined

/** Returns the lender's maintenance flag. It is requested when the document opens, and updated when it changes. */
export function useMaintenance(orgCode: string): FlagDecision | undefined {
  useEffect(() => {
    asked = askMaintenance(orgCode).then(noteMaintenance, () => {})
  }, [orgCode])
  return useSyncExternalStore(decision.subscribe, decision.get)
}

async function askMaintenance(organization: string): Promise<FlagDecision> {
  // After the first page, which does not wait for the flag.
  const { request } = await loadModule(() => fetchingAhead(() => import('./request.ts')))
  const optimizeUser = { trackerId: ensureTracker(), attributes: { organization } }
  const body = { featureKey: 'fe-heloc-maintenance', optimizeUser }
  const options = { method: 'POST', body, keepSession: true, isQuiet: true } as const
  return request('/service-optimize/external/api/v2/decision', options)
}
