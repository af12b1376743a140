import type { VendorCall } from './vendor-call.ts'

/**
 * Virus scanner for uploads, before anything else opens them. Called while a page waits: responds or throws within the
 * deployment's time limit. If it throws, the upload is refused (503) and nothing is stored.
 */
export interface Scanner {
  /**
   * Scans the bytes as they were sent, up to the limit of uploads. TOO_LARGE: the scanner's limit is lower, and it has checked
   * nothing.
   */
  readonly scan: (
    file: { readonly name: string; readonly bytes: Uint8Array },
    call: VendorCall,
  ) => Promise<'CLEAN' | 'HARMFUL' | 'TOO_LARGE'>
}
