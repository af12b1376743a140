import type { PropertyAddress } from './property-address.ts'
import type { VendorCall } from './vendor-call.ts'

/**
 * Searches the title of a home. Called by jobs: answers or throws within 120 seconds; `needsPayoffLetter` within 10, because
 * a page waits for it.
 */
export interface TitleSearch {
  /** Owners on record beside the applicant; empty where there are none. */
  readonly findCoOwners: (address: PropertyAddress, call: VendorCall) => Promise<readonly CoOwner[]>
  /** Liens on record, in the order of their priority. */
  readonly findLiens: (address: PropertyAddress, call: VendorCall) => Promise<readonly RecordedLien[]>
  /** Whether the search is recent enough to close on, or must be brought up to date. */
  readonly isRecent: (address: PropertyAddress, call: VendorCall) => Promise<boolean>
  /** Brings the search up to date; a person at the lender then reads what `reference` names. */
  readonly bringUpToDate: (
    address: PropertyAddress,
    call: VendorCall,
  ) => Promise<{ readonly reference: string }>
  /** Whether this lender takes a payoff only by a letter of its own. */
  readonly needsPayoffLetter: (lender: string, call: VendorCall) => Promise<boolean>
}

export interface CoOwner {
  readonly firstName: string
  readonly lastName: string
  /** A trust holds their share; the lender must see its certificate. */
  readonly holdsInTrust: boolean
}

export interface RecordedLien {
  readonly lender: string
  readonly type: 'MORTGAGE' | 'HELOC' | 'OTHER'
  readonly balanceCents: number
}
