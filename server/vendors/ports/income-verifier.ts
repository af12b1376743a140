import type { VendorCall } from './vendor-call.ts'
import type { VendorDocument } from './vendor-document.ts'

/** Weighs the proof of an income. Called by jobs: answers or throws within 120 seconds. */
export interface IncomeVerifier {
  readonly verify: (evidence: IncomeEvidence, call: VendorCall) => Promise<IncomeAnswer>
}

export interface IncomeEvidence {
  readonly lastName: string
  readonly employers: readonly string[]
  /** The strongest proof at hand. */
  readonly proof: 'LINKED' | 'EMPLOYER' | 'PAPER'
  /** Papers that were not weighed before. */
  readonly papers: readonly VendorDocument[]
  /** Income that the applicant stated, in cents a year. */
  readonly statedCents: number
}

export type IncomeAnswer =
  | {
      readonly outcome: 'VERIFIED'
      /** Cents a year; less than was stated leads to smaller offers. */
      readonly annualCents: number
    }
  /** The proof shows no income that counts. */
  | { readonly outcome: 'INSUFFICIENT' }
  /** Only the employer can confirm it. */
  | { readonly outcome: 'EMPLOYER_NEEDED' }
