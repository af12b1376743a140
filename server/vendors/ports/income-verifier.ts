import type { VendorCall } from './vendor-call.ts'
import type { VendorDocument } from './vendor-document.ts'

/** Verifier of income. Called by jobs: responds or throws within 120 seconds. */
export interface IncomeVerifier {
  readonly verify: (evidence: IncomeEvidence, call: VendorCall) => Promise<IncomeAnswer>
}

export interface IncomeEvidence {
  readonly lastName: string
  readonly employers: readonly string[]
  /** Strongest proof available. */
  readonly proof: 'LINKED' | 'EMPLOYER' | 'PAPER'
  /** Papers that were not reviewed before. */
  readonly papers: readonly VendorDocument[]
  /** Income that the applicant stated, in cents a year. */
  readonly statedCents: number
}

export type IncomeAnswer =
  | {
      readonly outcome: 'VERIFIED'
      /** Cents a year; less than stated leads to smaller offers. */
      readonly annualCents: number
    }
  /** The proof shows no income that counts. */
  | { readonly outcome: 'INSUFFICIENT' }
  /** Only the employer can confirm it. */
  | { readonly outcome: 'EMPLOYER_NEEDED' }
