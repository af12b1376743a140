import type { PropertyAddress } from './property-address.ts'
import type { VendorCall } from './vendor-call.ts'

/**
 * Issues flood certificates. Called by jobs: answers or throws within 120 seconds, and may answer later: undefined means
 * that the certificate is ordered and not there yet, and that the port is asked again.
 */
export interface FloodDetermination {
  /** `NEW` orders the certificate, `OPEN` asks for the one that was ordered. */
  readonly certify: (
    address: PropertyAddress,
    order: 'NEW' | 'OPEN',
    call: VendorCall,
  ) => Promise<FloodCertificate | undefined>
}

export interface FloodCertificate {
  /** Zone of FEMA's map, such as `AE`. */
  readonly zone: string
  /** The home lies in a special flood hazard area (42 U.S.C. 4012a(b)). */
  readonly insuranceRequired: boolean
}
