/** Identity of one call to a vendor. */
export interface VendorCall {
  /**
   * Made of the application, its state or purpose, and its version. A repeated key has the effect of one call and gets the
   * first answer: a job that a crash cut short is run again.
   */
  readonly key: string
}
