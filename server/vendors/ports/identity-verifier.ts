import type { RefusalReason } from '#generated/domain'
import type { VendorCall } from './vendor-call.ts'
import type { VendorDocument } from './vendor-document.ts'

/** Verifies who an applicant is from pictures of an ID. Called by jobs: answers or throws within 120 seconds. */
export interface IdentityVerifier {
  /** The pictures that are refused, by their uuid, with the reason; empty when the identity is verified. */
  readonly verify: (
    documents: readonly VendorDocument[],
    call: VendorCall,
  ) => Promise<readonly { readonly uuid: string; readonly reason: RefusalReason }[]>
}
