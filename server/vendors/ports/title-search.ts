import type { AnswerOf, PropertyAddress } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/**
 * Title search of a home. Called by jobs: responds or throws within 120 seconds; `needsPayoffLetter` within 10, because a page
 * waits for it.
 */
export interface TitleSearch {
  /** Finds the recorded owners beside the applicant; a trust that holds a share must show its certificate. Empty if there are none. */
  readonly findCoOwners: (
    address: PropertyAddress,
    call: VendorCall,
  ) => Promise<AnswerOf<'title.findCoOwners'>['coOwners']>
  /** Finds the recorded liens, in order of priority. */
  readonly findLiens: (address: PropertyAddress, call: VendorCall) => Promise<readonly RecordedLien[]>
  /** Whether the search is recent enough to close on; otherwise it must be updated. */
  readonly isRecent: (address: PropertyAddress, call: VendorCall) => Promise<boolean>
  /** Updates the search; a person at the lender then reads the result under `reference`. */
  readonly bringUpToDate: (
    address: PropertyAddress,
    call: VendorCall,
  ) => Promise<AnswerOf<'title.bringUpToDate'>>
  /** Whether this lender accepts a payoff only with a letter of its own. */
  readonly needsPayoffLetter: (lender: string, call: VendorCall) => Promise<boolean>
}

export type RecordedLien = AnswerOf<'title.findLiens'>['liens'][number]
