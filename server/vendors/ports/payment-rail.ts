import type { VendorCall } from './vendor-call.ts'

/** Destination of a line's money: an account, by its last four digits, or a wallet. */
export type PayoutTarget = { readonly accountLastFour: string } | { readonly walletAddress: string }

/**
 * Payment rail, which moves money. Called by jobs: responds or throws within 120 seconds, with the reference under which the
 * payment is settled later. A repeated key must not pay twice.
 */
export interface PaymentRail {
  /** Pays out the line. Never called while an owner may still cancel (12 CFR 1026.15(c)). */
  readonly send: (
    payment: { readonly cents: number; readonly to: PayoutTarget },
    call: VendorCall,
  ) => Promise<{ readonly reference: string }>
  /** Pays off a loan to its lender. Never called while an owner may still cancel. */
  readonly payOff: (
    payment: { readonly cents: number; readonly lender: string },
    call: VendorCall,
  ) => Promise<{ readonly reference: string }>
  /** Collects a fee from an account. Undefined if its bank refuses. */
  readonly collect: (
    payment: { readonly cents: number; readonly routingNumber: string; readonly accountNumber: string },
    call: VendorCall,
  ) => Promise<{ readonly reference: string } | undefined>
}
