import type { RefusalReason } from '#generated/domain'
import type { VendorCall } from './vendor-call.ts'
import type { VendorDocument } from './vendor-document.ts'

/** Verifier of an applicant's identity from pictures of an ID. Called by jobs: responds or throws within 120 seconds. */
export interface IdentityVerifier {
  /** Returns the refused pictures by uuid, with the reason. Empty if the identity is verified. */
  readonly verify: (
    documents: readonly VendorDocument[],
    call: VendorCall,
  ) => Promise<readonly { readonly uuid: string; readonly reason: RefusalReason }[]>
}
