import type { AccountType, IncomeSourceType } from '#generated/domain'
import type { VendorCall } from './vendor-call.ts'

export type LinkVendor = 'PLAID' | 'TRUV' | 'POINTSERV'

/** Source of income, or the account that receives the money. */
export type LinkKind = IncomeSourceType | 'BANK_ACCOUNT'

/**
 * Vendor that lets an applicant sign in to their bank, payroll or tax records. Called while a page waits: responds or throws
 * within 10 seconds. The sign-in itself happens in the vendor's window, between the two calls.
 */
export interface Linker {
  readonly open: (kind: LinkKind, call: VendorCall) => Promise<LinkWindow>
  /**
   * Exchanges the token that the browser got from the window for the linked source. Undefined if the token is not valid any
   * more.
   */
  readonly exchange: (publicToken: string, call: VendorCall) => Promise<LinkedSource | undefined>
}

export interface LinkWindow {
  /** Token that opens the vendor's window once. */
  readonly linkToken: string
  /** Choices of a practice window. Empty if the vendor's own window opens. */
  readonly practice: readonly PracticeChoice[]
}

export interface PracticeChoice {
  readonly publicToken: string
  readonly name: string
  readonly help?: string
  /** True if the choice leaves for the vendor's own site and comes back. */
  readonly ownSite?: boolean
  readonly fails?: boolean
}

export interface LinkedSource {
  /** Bank, employer or kind of tax record, as the vendor names it. */
  readonly name: string
  /** Account numbers, digits only; set only for `BANK_ACCOUNT`. */
  readonly account?: {
    readonly accountType: AccountType
    readonly routingNumber: string
    readonly accountNumber: string
  }
}
