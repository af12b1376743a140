import type {
  AccountType,
  CreditBureau as BureauName,
  IncomeSourceType,
  PropertyCondition,
  RefusalReason,
  ValuationKind,
} from '#generated/domain'
import type { AskedCondition } from '../conditions/raise-condition.ts'

/** A call that is repeated with the same key must have the effect of one call. */
export interface VendorCall {
  readonly key: string
}

export interface CreditBureau {
  readonly agency: CreditAgency
  readonly pull: (kind: 'SOFT' | 'HARD', person: CreditFileOwner, call: VendorCall) => Promise<CreditAnswer>
}

/** By whom, and with what, a bureau finds a credit file and opens it. */
export interface CreditFileOwner {
  readonly firstName: string
  readonly lastName: string
  readonly dob: string
  /** Nine digits. */
  readonly ssn?: string
  /** Opens a frozen file. */
  readonly pin?: string
  /** How often this kind of report was asked for, this time included. */
  readonly attempt: number
}

/** What a notice of adverse action must name of the agency that gave the report (15 U.S.C. 1681m(a)). */
export interface CreditAgency {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly scoreMin: number
  readonly scoreMax: number
}

export type CreditAnswer =
  | {
      readonly outcome: 'REPORT'
      readonly score: number
      /** What weighed most against the score, the heaviest first: at most four (15 U.S.C. 1681g(f)(1)(C)). */
      readonly scoreFactors: readonly ScoreFactor[]
      readonly monthlyDebtCents: number
      readonly inquiries: readonly CreditInquiry[]
      /** The person asked the bureaus to have their identity verified first (15 U.S.C. 1681c-1(h)). */
      readonly fraudAlert: boolean
      readonly alerts: readonly CreditAlert[]
    }
  | {
      readonly outcome: 'LOCKED' | 'FROZEN' | 'LOCKED_OR_FROZEN' | 'PIN_REFUSED'
      readonly bureau: BureauName
    }
  | { readonly outcome: 'NO_MATCH' | 'MINOR' | 'ERROR' }

export interface CreditInquiry {
  readonly creditor: string
  /** yyyy-MM-dd. */
  readonly date: string
}

/** Each has a sentence in `server.reasons`. */
export const scoreFactors = ['latePayments', 'highBalances', 'shortHistory', 'manyInquiries'] as const
export type ScoreFactor = (typeof scoreFactors)[number]

/** What stands in a report beside the figures and asks for more than a rule. */
export const creditAlerts = ['BANKRUPTCY', 'LATE_MORTGAGE', 'UNVERIFIED_REFERENCES'] as const
export type CreditAlert = (typeof creditAlerts)[number]

export interface PropertyValuer {
  /** An automated valuation. */
  readonly value: (address: PropertyAddress, call: VendorCall) => Promise<AutomatedValuation>
}

export type AutomatedValuation =
  | {
      readonly outcome: 'VALUED'
      readonly valueCents: number
      readonly condition: PropertyCondition
      /** A person must value the home before anything closes. */
      readonly needsOpinion: boolean
    }
  | { readonly outcome: 'NOT_FOUND' | 'UNCERTAIN' | 'RURAL' }

/** Brokers and evaluators, who value a home on the spot. */
export interface ValuationNetwork {
  readonly order: (request: ValuationRequest, call: VendorCall) => Promise<{ readonly reference: string }>
  readonly receive: (
    request: ValuationRequest,
    call: VendorCall,
  ) => Promise<{ readonly valueCents: number; readonly condition: PropertyCondition }>
}

export interface ValuationRequest {
  readonly kind: ValuationKind
  readonly address: PropertyAddress
}

export interface PropertyAddress {
  readonly street1: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Land and ownership records of the county. */
export interface PropertyRecords {
  readonly match: (
    property: PropertyAddress & { readonly street2: string; readonly ownerLastName: string },
    call: VendorCall,
  ) => Promise<PropertyMatch>
}

export type PropertyMatch =
  | { readonly outcome: 'MATCH' | 'NONE' | 'OWNER_DIFFERS' | 'RECORDS_DISAGREE' }
  /** Units at one address, as the second line of each says. */
  | { readonly outcome: 'SEVERAL'; readonly units: readonly string[] }

export interface TitleSearch {
  /** Who owns the property beside the applicant, as the land records have it. */
  readonly findCoOwners: (address: PropertyAddress, call: VendorCall) => Promise<readonly CoOwner[]>
  readonly findLiens: (address: PropertyAddress, call: VendorCall) => Promise<readonly RecordedLien[]>
  /** Whether the search is recent enough to close on, or must be brought up to date. */
  readonly isRecent: (address: PropertyAddress, call: VendorCall) => Promise<boolean>
  readonly bringUpToDate: (
    address: PropertyAddress,
    call: VendorCall,
  ) => Promise<{ readonly reference: string }>
  /** Whether this lender takes a payoff only by a letter of its own. */
  readonly needsPayoffLetter: (lender: string, call: VendorCall) => Promise<boolean>
}

export interface CoOwner {
  readonly firstName: string
  readonly lastName: string
  /** They hold their share through a trust, whose certificate the lender must see. */
  readonly holdsInTrust: boolean
}

export interface RecordedLien {
  readonly lender: string
  readonly type: 'MORTGAGE' | 'HELOC' | 'OTHER'
  readonly balanceCents: number
}

export interface IncomeVerifier {
  readonly verify: (
    evidence: {
      readonly lastName: string
      readonly employers: readonly string[]
      /** The strongest proof at hand. */
      readonly proof: 'LINKED' | 'EMPLOYER' | 'PAPER'
      /** Names of the papers that were not looked at before. */
      readonly papers: readonly string[]
      readonly statedCents: number
    },
    call: VendorCall,
  ) => Promise<IncomeAnswer>
}

export type IncomeAnswer =
  | { readonly outcome: 'VERIFIED'; readonly annualCents: number }
  /** The proof shows no income that counts. */
  | { readonly outcome: 'INSUFFICIENT' }
  /** Only the employer can say. */
  | { readonly outcome: 'EMPLOYER_NEEDED' }

export interface BankVerifier {
  readonly check: (
    account: { readonly routingNumber: string; readonly accountNumber: string },
    call: VendorCall,
  ) => Promise<{
    readonly status: 'VERIFIED' | 'PENDING_REVIEW' | 'FAILED_VERIFICATION'
    readonly bankName: string
  }>
}

export type LinkVendor = 'PLAID' | 'TRUV' | 'POINTSERV'

/** What may be linked: a source of income, or the account that receives the money. */
export type LinkKind = IncomeSourceType | 'BANK_ACCOUNT'

/** Whoever lets an applicant sign in to their bank, payroll or tax records. */
export interface Linker {
  readonly open: (kind: LinkKind, call: VendorCall) => Promise<LinkWindow>
  /** What the applicant linked; undefined when the token of the window is not, or no longer, valid. */
  readonly exchange: (publicToken: string, call: VendorCall) => Promise<LinkedSource | undefined>
}

export interface LinkWindow {
  readonly linkToken: string
  /** What a practice window offers; none where the vendor's own window opens. */
  readonly practice: readonly PracticeChoice[]
}

export interface PracticeChoice {
  readonly publicToken: string
  readonly name: string
  readonly help?: string
  readonly ownSite?: boolean
  readonly fails?: boolean
}

export interface LinkedSource {
  readonly name: string
  readonly account?: {
    readonly accountType: AccountType
    readonly routingNumber: string
    readonly accountNumber: string
  }
}

export interface IdentityVerifier {
  /** Which of the pictures are refused, and why; none when the identity is verified. */
  readonly verify: (
    documents: readonly { readonly uuid: string; readonly name: string; readonly bytes: Uint8Array }[],
    call: VendorCall,
  ) => Promise<readonly { readonly uuid: string; readonly reason: RefusalReason }[]>
}

/** Looks for viruses in what somebody sends, before anything else opens it. */
export interface Scanner {
  readonly scan: (
    file: { readonly name: string; readonly bytes: Uint8Array },
    call: VendorCall,
  ) => Promise<'CLEAN' | 'HARMFUL'>
}

export interface FloodDetermination {
  /** The certificate of a home; undefined while it is not there yet. `order` says whether it was asked for before. */
  readonly certify: (
    address: PropertyAddress,
    order: 'NEW' | 'OPEN',
    call: VendorCall,
  ) => Promise<FloodCertificate | undefined>
}

export interface FloodCertificate {
  readonly zone: string
  /** The home lies in a special flood hazard area. */
  readonly insuranceRequired: boolean
}

export interface Notary {
  readonly openSession: (
    call: VendorCall,
  ) => Promise<{ readonly notary: string; readonly sessionCode: string }>
  /** Whether the video of a session that was opened comes about. */
  readonly joinSession: (
    participant: { readonly lastName: string },
    call: VendorCall,
  ) => Promise<'OPEN' | 'FAILED'>
  /** Free times of a notary near a home, from the next day of business on. */
  readonly findSlots: (
    address: PropertyAddress,
    when: { readonly from: Date; readonly timeZone: string },
    call: VendorCall,
  ) => Promise<{ readonly notary: string; readonly office: string; readonly slots: readonly string[] }>
  /** What came of an appointment. */
  readonly visit: (
    address: PropertyAddress,
    appointment: { readonly place: 'HOME' | 'OFFICE'; readonly lastName: string },
    call: VendorCall,
  ) => Promise<'SIGNED' | 'MISSED'>
}

export interface RecordingOffice {
  readonly record: (deed: Uint8Array, call: VendorCall) => Promise<{ readonly recordingNumber: string }>
}

/** Where the money of a line goes. */
export type PayoutTarget = { readonly accountLastFour: string } | { readonly walletAddress: string }

export interface PaymentRail {
  readonly send: (
    payment: { readonly cents: number; readonly to: PayoutTarget },
    call: VendorCall,
  ) => Promise<{ readonly reference: string }>
  /** Pays a loan off to the lender that holds it. */
  readonly payOff: (
    payment: { readonly cents: number; readonly lender: string },
    call: VendorCall,
  ) => Promise<{ readonly reference: string }>
  /** Collects a fee from an account; undefined when its bank refuses. */
  readonly collect: (
    payment: { readonly cents: number; readonly routingNumber: string; readonly accountNumber: string },
    call: VendorCall,
  ) => Promise<{ readonly reference: string } | undefined>
}

/** The lead portal: who sends applicants, and their pictures, which come by our own origin (pages load from no other). */
export interface OriginatorDirectory {
  readonly find: (uuid: string) => Promise<Originator | undefined>
  readonly picture: (uuid: string, kind: OriginatorPicture) => Promise<Picture | undefined>
}

export type OriginatorPicture = 'avatar' | 'logo'

export interface Originator {
  readonly uuid: string
  readonly originatorName?: string
  /** Of somebody who brokers loans: a person or a firm. */
  readonly brokerName?: string
  readonly email?: string
  /** E.164. */
  readonly phoneNumber?: string
  readonly nmls?: string
  readonly pictures: readonly OriginatorPicture[]
  readonly logoAlt?: string
  readonly logoRedirect?: string
}

export interface Picture {
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** A person at the lender who looks at what no rule decides. */
export interface ReviewDesk {
  readonly decide: (
    question: {
      readonly subject: string
      readonly lastName: string
      readonly street1: string
      /** Names of the files that it is to look at. */
      readonly fileNames?: readonly string[]
    },
    call: VendorCall,
  ) => Promise<DeskDecision>
}

/** A person who reads the whole file once it is complete. */
export interface FileReview {
  readonly wants: (
    file: { readonly lastName: string },
    call: VendorCall,
  ) => Promise<readonly AskedCondition[]>
}

export type DeskDecision = 'CLEARED' | 'REFUSED'

/** Every outside party that the process calls. */
export interface Vendors {
  readonly originators: OriginatorDirectory
  readonly credit: CreditBureau
  readonly property: PropertyValuer
  readonly records: PropertyRecords
  readonly valuations: ValuationNetwork
  readonly title: TitleSearch
  readonly income: IncomeVerifier
  readonly bank: BankVerifier
  readonly linking: Readonly<Record<LinkVendor, Linker>>
  readonly identity: IdentityVerifier
  readonly scanner: Scanner
  readonly flood: FloodDetermination
  readonly notary: Notary
  readonly recording: RecordingOffice
  readonly payments: PaymentRail
  readonly desk: ReviewDesk
  readonly fileReview: FileReview
}
