import type { CreditBureau as BureauName } from '#generated/domain'
import type { VendorCall } from './vendor-call.ts'

/** Credit bureau, which reads the credit file of an applicant. Called by jobs: responds or throws within 120 seconds. */
export interface CreditBureau {
  /** Agency that notices of adverse action name. */
  readonly agency: CreditAgency
  /**
   * Pulls a report: soft at the offers, hard before the closing. A repeated key must not pull a second time, since a hard pull
   * lowers the score. A file that is absent, closed or unreadable is an outcome, not an exception.
   */
  readonly pull: (kind: 'SOFT' | 'HARD', person: CreditFileOwner, call: VendorCall) => Promise<CreditAnswer>
}

/** Person whose file is read, with the data that find and open it. */
export interface CreditFileOwner {
  readonly firstName: string
  readonly lastName: string
  /** yyyy-MM-dd. */
  readonly dob: string
  /** Nine digits. Undefined until the file was not found without it. */
  readonly ssn?: string
  /** PIN of a frozen file. */
  readonly pin?: string
  /** Number of this request for this kind of report, from 1. */
  readonly attempt: number
}

/** Facts about the agency that a notice of adverse action states (15 U.S.C. 1681m(a)). */
export interface CreditAgency {
  readonly name: string
  readonly address: string
  readonly phone: string
  /** Bounds of the agency's score scale. */
  readonly scoreMin: number
  readonly scoreMax: number
}

export type CreditAnswer =
  | {
      readonly outcome: 'REPORT'
      readonly score: number
      /** Reasons that lowered the score, the heaviest first: at most four (15 U.S.C. 1681g(f)(1)(C)). */
      readonly scoreFactors: readonly ScoreFactor[]
      readonly monthlyDebtCents: number
      readonly inquiries: readonly CreditInquiry[]
      /** Whether the file asks lenders to verify the identity first (15 U.S.C. 1681c-1(h)). */
      readonly fraudAlert: boolean
      readonly alerts: readonly CreditAlert[]
    }
  | {
      readonly outcome: 'LOCKED' | 'FROZEN' | 'LOCKED_OR_FROZEN' | 'PIN_REFUSED'
      /** Bureau at which the applicant lifts the lock or freeze. */
      readonly bureau: BureauName
    }
  | {
      /** ERROR: the bureau could not read the file; the applicant may request it once more. */
      readonly outcome: 'NO_MATCH' | 'MINOR' | 'ERROR'
    }

/** A recent request of another lender for this file. */
export interface CreditInquiry {
  readonly creditor: string
  /** yyyy-MM-dd. */
  readonly date: string
}

/** Score factors; each has a sentence in `server.reasons`. */
export const scoreFactors = ['latePayments', 'highBalances', 'shortHistory', 'manyInquiries'] as const
export type ScoreFactor = (typeof scoreFactors)[number]

/** Entries of a report that a rule or a person must consider beside its figures. */
export const creditAlerts = ['BANKRUPTCY', 'LATE_MORTGAGE', 'UNVERIFIED_REFERENCES'] as const
export type CreditAlert = (typeof creditAlerts)[number]
