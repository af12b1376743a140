import type { Ticket } from './ticket.ts'

/** Identity of one call to a vendor. */
export interface VendorCall {
  /**
   * Made of the application, its state or purpose, and its version. A repeated key has the effect of one call and gets the
   * first answer: a job that a crash cut short is run again.
   */
  readonly key: string
  /** Application that it is about. */
  readonly application?: string
  /** The work that waits for the answer, and is taken up again with it; left out while a page waits. */
  readonly ticket?: Ticket
}
