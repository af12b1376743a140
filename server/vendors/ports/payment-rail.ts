import type { AnswerOf, RequestOf } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/** Destination of a line's money: an account, by its last four digits, or a wallet. */
export type PayoutTarget = RequestOf<'payments.send'>['to']

/** Reference under which a payment is settled later. */
type Payment = AnswerOf<'payments.send'>

/**
 * Payment rail, which moves money. Called by jobs: responds or throws within 120 seconds. A repeated key must not pay twice.
 */
export interface PaymentRail {
  /** Pays out the line. Never called while an owner may still cancel (12 CFR 1026.15(c)). */
  readonly send: (payment: RequestOf<'payments.send'>, call: VendorCall) => Promise<Payment>
  /** Pays off a loan to its lender. Never called while an owner may still cancel. */
  readonly payOff: (payment: RequestOf<'payments.payOff'>, call: VendorCall) => Promise<Payment>
  /** Collects a fee from an account. Undefined if its bank refuses. */
  readonly collect: (payment: RequestOf<'payments.collect'>, call: VendorCall) => Promise<Payment | undefined>
}
