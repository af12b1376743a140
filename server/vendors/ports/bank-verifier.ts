import type { VendorCall } from './vendor-call.ts'

/** Confirms a bank account before money moves to it. Called while a page waits: answers or throws within 10 seconds. */
export interface BankVerifier {
  /** Numbers in digits alone. `PENDING_REVIEW` is accepted; `FAILED_VERIFICATION` is refused on the page. */
  readonly check: (
    account: { readonly routingNumber: string; readonly accountNumber: string },
    call: VendorCall,
  ) => Promise<{
    readonly status: 'VERIFIED' | 'PENDING_REVIEW' | 'FAILED_VERIFICATION'
    readonly bankName: string
  }>
}
