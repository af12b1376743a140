import type { Connection, PortName, VendorConnections } from '../settings/connection.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { AddressDirectory } from './ports/address-directory.ts'
import type { BankVerifier } from './ports/bank-verifier.ts'
import type { BreachedPasswords } from './ports/breached-passwords.ts'
import type { CreditBureau } from './ports/credit-bureau.ts'
import type { FileReview } from './ports/file-review.ts'
import type { FlagService } from './ports/flag-service.ts'
import type { FloodDetermination } from './ports/flood-determination.ts'
import type { IdentityVerifier } from './ports/identity-verifier.ts'
import type { IncomeVerifier } from './ports/income-verifier.ts'
import type { LetterSender } from './ports/letter-sender.ts'
import type { Linker, LinkVendor } from './ports/linker.ts'
import type { Notary } from './ports/notary.ts'
import type { OriginatorDirectory } from './ports/originator-directory.ts'
import type { PaymentRail } from './ports/payment-rail.ts'
import type { PropertyRecords } from './ports/property-records.ts'
import type { PropertyValuer } from './ports/property-valuer.ts'
import type { RecordingOffice } from './ports/recording-office.ts'
import type { ReviewDesk } from './ports/review-desk.ts'
import type { Scanner } from './ports/scanner.ts'
import type { TitleSearch } from './ports/title-search.ts'
import type { ValuationNetwork } from './ports/valuation-network.ts'

/**
 * Outside parties that the server calls. An expected refusal is a value of the response; an exception means that the vendor
 * could not be called. A page's request then fails, and the applicant may send it again. A job runs again with the same key, up
 * to 20 times, first after a second and at most a minute apart, and once more at the next start.
 */
export interface Vendors {
  readonly originators: OriginatorDirectory
  readonly addresses: AddressDirectory
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
  readonly mail: LetterSender
  readonly texts: LetterSender
  /** Undefined if there are only the flags of flows/ and the lender. */
  readonly flags?: FlagService
  /** Undefined if only the shipped list of common passwords is held against a new one. */
  readonly passwords?: BreachedPasswords
}

/** Directory of the vendors behind each port by lender, and the deployment's connections. */
export interface VendorDirectory extends Pick<VendorConnections, 'connections'> {
  readonly of: (tenant: Pick<Tenant, 'code' | 'settings'>) => Vendors
  /** Finds the connection that fills a port for a lender. Undefined if there is none. */
  readonly connectionOf: (tenant: Pick<Tenant, 'settings'>, port: PortName) => Connection | undefined
}
