/** Error for a vendor's answer that is not there yet: the work that needs it runs again later. */
export class VendorWaiting extends Error {
  /** Time of the next run. Undefined if only a callback or a manual retry continues it. */
  readonly until: Date | undefined

  constructor(said: string, until?: Date) {
    super(said)
    this.until = until
  }
}
