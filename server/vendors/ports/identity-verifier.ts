import type { AnswerOf, VendorDocument } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/** Verifier of an applicant's identity from pictures of an ID. Called by jobs: responds or throws within 120 seconds. */
export interface IdentityVerifier {
  /** Returns the refused pictures by uuid, with the reason. Empty if the identity is verified. */
  readonly verify: (
    documents: readonly VendorDocument[],
    call: VendorCall,
  ) => Promise<AnswerOf<'identity.verify'>['refused']>
}
