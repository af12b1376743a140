import type { ChangedFigure } from '#generated/api'
import type { EmploymentType, Heloc, RemovableFacts } from '#generated/domain'
import type { SignerFile } from '../signers/signer-file.ts'
import type { CreditAlert, CreditInquiry, ScoreFactor } from '../vendors/ports/credit-bureau.ts'
import type { StoredCondition } from './stored-condition.ts'

/** Data of the lender that an applicant's browser never gets. Sealed values are AES-GCM under the data key. */
export interface LoanFile extends RemovableFacts {
  /** Code of the sample PDF, which proves that the applicant can read electronic documents (15 U.S.C. 7001(c)). */
  readonly esignCode: string
  readonly statedIncome?: number
  readonly employmentType?: EmploymentType
  /** Figures that the applicant stated and then changed, the oldest first. */
  readonly changedFigures?: readonly ChangedFigure[]
  /** Verified income in dollars a year. */
  readonly verifiedIncome?: number
  readonly employer?: Employer
  readonly marketingConsent?: boolean
  /** Whether the applicant becomes a member of the credit union with the line. */
  readonly joins?: boolean
  readonly credit?: CreditReport
  readonly creditPulls?: CreditPulls
  /** PIN of a frozen credit file, sealed; deleted after use. */
  readonly creditPin?: string | undefined
  /** Subjects that a person at the desk has reviewed and cleared. */
  readonly cleared?: readonly ClearedSubject[]
  readonly inquiryExplanations?: readonly InquiryExplanation[]
  /** Separate from underwriting, which never reads it (12 CFR 1002.5(b), 1003). */
  readonly demographics?: Demographics
  /** Conditions that reviewers raised, the oldest first. */
  readonly conditions?: readonly StoredCondition[]
  readonly ssn?: SealedNumber
  readonly disburseAccount?: SealedNumber
  /** Time at which the account was named, on the application's clock: money follows only after a while. */
  readonly disburseAccountAt?: string
  readonly autopayAccount?: SealedNumber
  /** Account from which the fee of a valuation is collected. */
  readonly feeAccount?: SealedNumber & { readonly routingNumber: string }
  /** Telephone number that the valuer calls to arrange a visit. */
  readonly visitPhone?: string
  /** Homes that the application was for before; none of them is the present one. */
  readonly formerHomes?: readonly FormerHome[]
  /** Day on which each milestone was reached, by its id in flows/standing.json, on the application's clock. */
  readonly milestones?: Readonly<Record<string, string>>
  readonly titleUpdateReference?: string
  readonly payoffs?: readonly {
    readonly lienUuid: string
    readonly reference: string
    readonly cents: number
  }[]
  readonly adverseActionReasons?: readonly string[]
  readonly notary?: string
  /** Office of the notary who visits, which tells apart two of one name, wherever they meet. */
  readonly notaryOffice?: string
  readonly notarySessionCode?: string
  readonly recordingNumber?: string
  /** Additional signers by their uuid on the application. */
  readonly signers?: Readonly<Record<string, SignerFile>>
  /** Answers that forms store themselves, by the last name of `to` in flows/forms; secret ones are sealed. */
  readonly answers?: Readonly<Record<string, unknown>>
  readonly disbursement?: { readonly reference: string; readonly at: string; readonly cents: number }
}

/** Employer that the applicant lets the lender contact. */
export interface Employer {
  readonly name: string
  readonly phone: string
  readonly contact?: string
  readonly email?: string
  readonly permittedAt: string
}

/** Home that the application was for, with what was found out about it. */
export interface FormerHome
  extends Pick<LoanFile, 'valuationReference' | 'valuationFeeReference' | 'valuedBy'>,
    Pick<Heloc, 'liens' | 'valuation'> {
  readonly property: NonNullable<Heloc['property']>
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

/** Number of requests for each kind of report. */
export interface CreditPulls {
  readonly SOFT: number
  readonly HARD: number
}

export type ClearedSubject = 'FRAUD_ALERT' | 'OWNERSHIP' | 'LAND_RECORDS' | Exclude<CreditAlert, 'BANKRUPTCY'>

export interface InquiryExplanation {
  /** Uuid of an inquiry of `heloc.inquiries`. */
  readonly inquiry: string
  readonly explanation: string
  /** Creditor and day of the inquiry, by which the explanation stands where a later report has it again. Earlier explanations have none. */
  readonly creditor?: string
  readonly date?: string
}

/** Answers to the demographic questions; one without an answer is missing, which is reported as not provided. */
export interface Demographics {
  readonly ethnicity?: readonly string[]
  readonly race?: readonly string[]
  readonly sex?: readonly string[]
}
