import type { AnswerOf, RequestOf, VendorDocument } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/**
 * Person at the lender who decides where no rule does. Called by jobs after the delay of a review: responds or throws within
 * 120 seconds.
 */
export interface ReviewDesk {
  readonly decide: (
    question: Omit<RequestOf<'desk.decide'>, 'documents'> & {
      readonly documents?: readonly VendorDocument[]
    },
    call: VendorCall,
  ) => Promise<DeskDecision>
}

/** Decision. CLEARED: the application goes on. REFUSED: it is declined, or the condition is asked for again. */
export type DeskDecision = AnswerOf<'desk.decide'>['decision']
