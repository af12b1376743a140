import type { VendorCall } from './vendor-call.ts'
import type { VendorDocument } from './vendor-document.ts'

/**
 * Person at the lender who decides where no rule does. Called by jobs after the delay of a review: responds or throws within
 * 120 seconds.
 */
export interface ReviewDesk {
  readonly decide: (question: DeskQuestion, call: VendorCall) => Promise<DeskDecision>
}

export interface DeskQuestion {
  /** Subject of the decision, such as `delinquency` or `title`; `condition` for the answer to a reviewer's condition. */
  readonly subject: string
  readonly lastName: string
  readonly street1: string
  /** Documents for the decision. */
  readonly documents?: readonly VendorDocument[]
}

/** Decision. CLEARED: the application goes on. REFUSED: it is declined, or the condition is asked for again. */
export type DeskDecision = 'CLEARED' | 'REFUSED'
