import type { PropertyAddress } from './property-address.ts'
import type { VendorCall } from './vendor-call.ts'

/**
 * Issuer of flood certificates. Called by jobs: responds or throws within 120 seconds. Undefined means that the certificate is
 * ordered but not ready, and that the port is called again.
 */
export interface FloodDetermination {
  /** `NEW` orders the certificate, `OPEN` fetches the ordered one. */
  readonly certify: (
    address: PropertyAddress,
    order: 'NEW' | 'OPEN',
    call: VendorCall,
  ) => Promise<FloodCertificate | undefined>
}

export interface FloodCertificate {
  /** Zone of FEMA's map, such as `AE`. */
  readonly zone: string
  /** Whether the home is in a special flood hazard area (42 U.S.C. 4012a(b)). */
  readonly insuranceRequired: boolean
}
