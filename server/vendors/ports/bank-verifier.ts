import type { AnswerOf, RequestOf } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/** Verifier of bank accounts before money moves to them. Called while a page waits: responds or throws within 10 seconds. */
export interface BankVerifier {
  /**
   * Checks an account; numbers contain only digits. `PENDING_REVIEW` is accepted; `FAILED_VERIFICATION` is refused on the page.
   */
  readonly check: (account: RequestOf<'bank.check'>, call: VendorCall) => Promise<AnswerOf<'bank.check'>>
}
