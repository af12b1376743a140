import { useEffect, useSyncExternalStore } from 'react'
import type { FlagDecision } from '#generated/api'
import { findStored } from '../storage/browser-store.ts'
import { createStore } from '../storage/create-store.ts'
import { request } from './request.ts'

const decision = createStore<FlagDecision | undefined>(undefined)

export const { set: noteMaintenance } = decision

/** The maintenance flag of a lender: asked for as the document opens, and noted anew as it changes. */
export function useMaintenance(orgCode: string): FlagDecision | undefined {
  useEffect(() => void askMaintenance(orgCode).then(noteMaintenance, () => {}), [orgCode])
  return useSyncExternalStore(decision.subscribe, decision.get)
}

function askMaintenance(organization: string): Promise<FlagDecision> {
  // A tracker that there is not yet is left out of the JSON.
  const optimizeUser = { trackerId: findStored('trackerUuid'), attributes: { organization } }
  const body = { featureKey: 'fe-heloc-maintenance', optimizeUser }
  const options = { method: 'POST', body, keepSession: true, isQuiet: true } as const
  return request('/service-optimize/external/api/v2/decision', options)
}
