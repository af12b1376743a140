import type { AnswerOf, PropertyAddress } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/** Automated valuation of homes. Called by jobs: responds or throws within 120 seconds. */
export interface PropertyValuer {
  readonly value: (address: PropertyAddress, call: VendorCall) => Promise<AutomatedValuation>
}

/** RURAL: an evaluator values the home. NOT_FOUND, UNCERTAIN: a broker does. */
export type AutomatedValuation = AnswerOf<'property.value'>
