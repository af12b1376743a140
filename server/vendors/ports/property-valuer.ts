import type { PropertyCondition } from '#generated/domain'
import type { PropertyAddress } from './property-address.ts'
import type { VendorCall } from './vendor-call.ts'

/** Automated valuation of homes. Called by jobs: responds or throws within 120 seconds. */
export interface PropertyValuer {
  readonly value: (address: PropertyAddress, call: VendorCall) => Promise<AutomatedValuation>
}

export type AutomatedValuation =
  | {
      readonly outcome: 'VALUED'
      readonly valueCents: number
      readonly condition: PropertyCondition
      /** Whether a person must value the home before closing. */
      readonly needsOpinion: boolean
    }
  | {
      /** RURAL: an evaluator values the home. NOT_FOUND, UNCERTAIN: a broker does. */
      readonly outcome: 'NOT_FOUND' | 'UNCERTAIN' | 'RURAL'
    }
