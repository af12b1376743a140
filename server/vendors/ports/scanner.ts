import type { VendorCall } from './vendor-call.ts'

/**
 * Looks for viruses in uploads, before anything else opens them. Called while a page waits: answers or throws within 10
 * seconds. When it throws, the upload is refused as busy and nothing is kept.
 */
export interface Scanner {
  /** The bytes as they were sent, up to the limit of uploads. TOO_LARGE: the scanner takes less, and has looked at nothing. */
  readonly scan: (
    file: { readonly name: string; readonly bytes: Uint8Array },
    call: VendorCall,
  ) => Promise<'CLEAN' | 'HARMFUL' | 'TOO_LARGE'>
}
