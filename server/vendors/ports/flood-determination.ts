import type { AnswerOf, PropertyAddress } from './protocol.ts'
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

/** Zone of FEMA's map, and whether the home is in a special flood hazard area (42 U.S.C. 4012a(b)). */
export type FloodCertificate = NonNullable<AnswerOf<'flood.certify'>['certificate']>
