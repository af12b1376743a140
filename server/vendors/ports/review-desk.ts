import type { VendorCall } from './vendor-call.ts'
import type { VendorDocument } from './vendor-document.ts'

/**
 * A person at the lender who decides what no rule decides. Called by jobs once the review has had its time: answers or
 * throws within 120 seconds.
 */
export interface ReviewDesk {
  readonly decide: (question: DeskQuestion, call: VendorCall) => Promise<DeskDecision>
}

export interface DeskQuestion {
  /** Matter to be decided, such as `delinquency` or `title`; `condition` for the answer to what a reviewer asked for. */
  readonly subject: string
  readonly lastName: string
  readonly street1: string
  /** Documents to be looked at. */
  readonly documents?: readonly VendorDocument[]
}

/** CLEARED: the application goes on. REFUSED: it is declined, or the condition is asked for again. */
export type DeskDecision = 'CLEARED' | 'REFUSED'
