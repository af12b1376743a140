import type { PropertyAddress } from './property-address.ts'
import type { VendorCall } from './vendor-call.ts'

/** Land and ownership records of the county. Called by jobs: responds or throws within 120 seconds. */
export interface PropertyRecords {
  /** Looks up a home by its address and compares the recorded owner. `street2` is empty if there is no unit. */
  readonly match: (
    property: PropertyAddress & { readonly street2: string; readonly ownerLastName: string },
    call: VendorCall,
  ) => Promise<PropertyMatch>
}

export type PropertyMatch =
  | { readonly outcome: 'MATCH' | 'NONE' | 'OWNER_DIFFERS' | 'RECORDS_DISAGREE' }
  | {
      readonly outcome: 'SEVERAL'
      /** Second address line of each unit; the applicant chooses one. */
      readonly units: readonly string[]
    }
