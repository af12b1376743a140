import type { Hook } from '@openfeature/web-sdk'
import type { ExperimentVariation } from '#generated/api'
import { findToken } from '../api/session/session.ts'
import { findStored } from '../storage/browser-store.ts'
import { saveExperiment } from './save-experiment.ts'

const variations: readonly ExperimentVariation[] = ['variation', 'control']

/** Variations already reported, by application and experiment. */
const told = new Set<string>()

/** Time after which a failed report is sent again, if a page reads the flag again; pages read it at each rendering. */
const retryMs = 60_000

/**
 * Saves the variation that an applicant was shown, as soon as a page reads the flag of an experiment while their
 * application is open.
 */
export const experimentHook: Hook = {
  after: ({ flagKey: name }, { flagMetadata }) => {
    const variation = variations.find((one) => one === flagMetadata.variation)
    const application = findStored('applicationUuid')
    if (variation === undefined || application === undefined || findToken() === undefined) return
    const key = `${application} ${name}`
    if (told.has(key)) return
    told.add(key)
    void saveExperiment(application, { name, variation }).catch(() =>
      setTimeout(() => told.delete(key), retryMs),
    )
  },
}
