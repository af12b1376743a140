import type { Ticket } from './ticket.ts'

/** Identification of one call to a vendor. */
export interface VendorCall {
  /**
   * Idempotency key, made of the application, its state or purpose, its version, and what a person may answer otherwise at that
   * version. A repeated key has the effect of one call and gets the first response, because a job interrupted by a crash runs
   * again.
   */
  readonly key: string
  /** Application that the call is about. */
  readonly application?: string
  /** Work that waits for the answer and is queued again with it. Undefined if a page waits. */
  readonly ticket?: Ticket
}
