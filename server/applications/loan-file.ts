import type { EmploymentType } from '#generated/domain'
import type { StoredCondition } from '../conditions/stored-condition.ts'
import type { SignerFile } from '../signers/signer-file.ts'
import type { CreditAlert, CreditInquiry, ScoreFactor } from '../vendors/ports/credit-bureau.ts'

/** What the lender knows and an applicant's browser never gets. Sealed values are AES-GCM under the data key. */
export interface LoanFile {
  /** Read from the sample PDF, to show that electronic documents can be read (15 U.S.C. 7001(c)). */
  readonly esignCode: string
  readonly statedIncome?: number
  readonly employmentType?: EmploymentType
  /** Dollars a year, as proven. */
  readonly verifiedIncome?: number
  readonly employer?: Employer
  readonly marketingConsent?: boolean
  /** Becomes a member of a credit union with the line. */
  readonly joins?: boolean
  readonly credit?: CreditReport
  readonly creditPulls?: CreditPulls
  /** Opens a frozen credit file; sealed, and forgotten once it was used. */
  readonly creditPin?: string | undefined
  /** What a person at the desk has looked at and found to be in order. */
  readonly cleared?: readonly ClearedSubject[]
  readonly inquiryExplanations?: readonly InquiryExplanation[]
  readonly ownershipClaim?: OwnershipClaim
  /** Kept apart from underwriting, which never reads it (12 CFR 1002.5(b), 1003). */
  readonly demographics?: Demographics
  /** What reviewers asked for, the first raised first. */
  readonly conditions?: readonly StoredCondition[]
  readonly ssn?: SealedNumber
  readonly disburseAccount?: SealedNumber
  readonly autopayAccount?: SealedNumber
  /** Account from which the fee of a valuation is collected. */
  readonly feeAccount?: SealedNumber & { readonly routingNumber: string }
  /** Number that whoever values the home calls to agree on a visit. */
  readonly visitPhone?: string
  readonly valuationReference?: string
  readonly valuationFeeReference?: string
  readonly titleUpdateReference?: string
  readonly payoffs?: readonly {
    readonly lienUuid: string
    readonly reference: string
    readonly cents: number
  }[]
  readonly adverseActionReasons?: readonly string[]
  readonly notary?: string
  readonly notarySessionCode?: string
  readonly recordingNumber?: string
  /** The additional signers, by their uuid on the application. */
  readonly signers?: Readonly<Record<string, SignerFile>>
  /** Answers that forms keep by themselves, by the name at the end of `to` in flows/forms; sealed where they are secret. */
  readonly answers?: Readonly<Record<string, unknown>>
  readonly disbursement?: { readonly reference: string; readonly at: string; readonly cents: number }
}

/** Whom the applicant lets us ask about their job. */
export interface Employer {
  readonly name: string
  readonly phone: string
  readonly contact?: string
  readonly email?: string
  readonly permittedAt: string
}

export interface SealedNumber {
  readonly sealed: string
  readonly lastFour: string
}

export interface CreditReport {
  readonly score: number
  readonly scoreFactors: readonly ScoreFactor[]
  readonly alerts: readonly CreditAlert[]
  readonly monthlyDebtCents: number
  readonly inquiries?: readonly CreditInquiry[]
  readonly pulledAt: string
  readonly kind: 'SOFT' | 'HARD'
}

/** How often each kind of report was asked for. */
export interface CreditPulls {
  readonly SOFT: number
  readonly HARD: number
}

export type ClearedSubject = 'FRAUD_ALERT' | 'OWNERSHIP' | 'LAND_RECORDS' | Exclude<CreditAlert, 'BANKRUPTCY'>

export interface InquiryExplanation {
  /** Inquiry of `heloc.inquiries`. */
  readonly inquiry: string
  readonly explanation: string
}

export interface OwnershipClaim {
  readonly relation: string
  readonly explanation?: string
}

export interface Demographics {
  readonly ethnicity: readonly string[]
  readonly race: readonly string[]
  readonly sex: readonly string[]
}
