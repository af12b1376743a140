import type { AnswerOf, RequestOf } from './protocol.ts'
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
export type CreditFileOwner = Omit<RequestOf<'credit.pull'>, 'kind'>

/** Facts about the agency that a notice of adverse action states (15 U.S.C. 1681m(a)). */
export interface CreditAgency {
  readonly name: string
  readonly address: string
  readonly phone: string
  /** Bounds of the agency's score scale. */
  readonly scoreMin: number
  readonly scoreMax: number
}

export type CreditAnswer = AnswerOf<'credit.pull'>

/** A recent request of another lender for this file. */
export type CreditInquiry = Extract<CreditAnswer, { readonly outcome: 'REPORT' }>['inquiries'][number]

/** Score factors; each has a sentence in `server.reasons`. */
export const scoreFactors = ['latePayments', 'highBalances', 'shortHistory', 'manyInquiries'] as const
export type ScoreFactor = (typeof scoreFactors)[number]

/** Entries of a report that a rule or a person must consider beside its figures. */
export const creditAlerts = ['BANKRUPTCY', 'LATE_MORTGAGE', 'UNVERIFIED_REFERENCES'] as const
export type CreditAlert = (typeof creditAlerts)[number]
