import type { AnswerOf, RequestOf, VendorDocument } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/** Verifier of income. Called by jobs: responds or throws within 120 seconds. */
export interface IncomeVerifier {
  /** Verifies what the applicant stated by the strongest proof available; `papers` were not reviewed before. */
  readonly verify: (
    evidence: Omit<RequestOf<'income.verify'>, 'papers'> & { readonly papers: readonly VendorDocument[] },
    call: VendorCall,
  ) => Promise<IncomeAnswer>
}

/** VERIFIED: less than stated leads to smaller offers. INSUFFICIENT: no income that counts. EMPLOYER_NEEDED: only the employer can confirm it. */
export type IncomeAnswer = AnswerOf<'income.verify'>
