import type { AnswerOf, RequestOf } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

export type LinkVendor = RequestOf<'linking.open'>['vendor']

/** Source of income, or the account that receives the money. */
export type LinkKind = RequestOf<'linking.open'>['kind']

/**
 * Vendor that lets an applicant sign in to their bank, payroll or tax records. Called while a page waits: responds or throws
 * within 10 seconds. The sign-in itself happens in the vendor's window, between the two calls.
 */
export interface Linker {
  /** Returns the token that opens the vendor's window once, and the choices of a practice window: none if the vendor's own opens. */
  readonly open: (kind: LinkKind, call: VendorCall) => Promise<AnswerOf<'linking.open'>>
  /**
   * Exchanges the token that the browser got from the window for the linked source, with its account for `BANK_ACCOUNT`. Undefined
   * if the token is not valid any more.
   */
  readonly exchange: (
    publicToken: string,
    call: VendorCall,
  ) => Promise<AnswerOf<'linking.exchange'>['source']>
}
