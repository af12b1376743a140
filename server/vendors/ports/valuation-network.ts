import type { PropertyCondition, ValuationKind } from '#generated/domain'
import type { PropertyAddress } from './property-address.ts'
import type { VendorCall } from './vendor-call.ts'

/** Brokers and evaluators, who value a home on site. Called by jobs: responds or throws within 120 seconds. */
export interface ValuationNetwork {
  /** Orders a valuation, whose fee was collected before. `reference` is the vendor's number of the order. */
  readonly order: (request: ValuationRequest, call: VendorCall) => Promise<{ readonly reference: string }>
  /**
   * Fetches the result of the order, in a state of its own after the visit. Throws while there is none. `valuedBy` names the
   * broker or evaluator.
   */
  readonly receive: (
    request: ValuationRequest,
    call: VendorCall,
  ) => Promise<{
    readonly valueCents: number
    readonly condition: PropertyCondition
    readonly valuedBy: string
  }>
  /** Calls off an order whose result has not come, by its reference, because the application has ended. */
  readonly callOff: (
    order: { readonly reference: string },
    call: VendorCall,
  ) => Promise<{ readonly reference: string }>
}

export interface ValuationRequest {
  readonly kind: ValuationKind
  readonly address: PropertyAddress
}
