import type { AnswerOf, RequestOf } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/** Brokers and evaluators, who value a home on site. Called by jobs: responds or throws within 120 seconds. */
export interface ValuationNetwork {
  /** Orders a valuation, whose fee was collected before. `reference` is the vendor's number of the order. */
  readonly order: (
    request: RequestOf<'valuations.order'>,
    call: VendorCall,
  ) => Promise<AnswerOf<'valuations.order'>>
  /**
   * Fetches the result of the order, in a state of its own after the visit. Throws while there is none. `valuedBy` names the
   * broker or evaluator.
   */
  readonly receive: (
    request: RequestOf<'valuations.receive'>,
    call: VendorCall,
  ) => Promise<AnswerOf<'valuations.receive'>>
  /** Calls off an order whose result has not come, by its reference, because the application has ended. */
  readonly callOff: (
    order: RequestOf<'valuations.callOff'>,
    call: VendorCall,
  ) => Promise<AnswerOf<'valuations.callOff'>>
}
