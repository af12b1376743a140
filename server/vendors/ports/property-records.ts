import type { AnswerOf, RequestOf } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/** Land and ownership records of the county. Called by jobs: responds or throws within 120 seconds. */
export interface PropertyRecords {
  /** Looks up a home by its address and compares the recorded owner. `street2` is empty if there is no unit. */
  readonly match: (property: RequestOf<'records.match'>, call: VendorCall) => Promise<PropertyMatch>
}

/** SEVERAL: the second address line of each unit, of which the applicant chooses one. */
export type PropertyMatch = AnswerOf<'records.match'>
