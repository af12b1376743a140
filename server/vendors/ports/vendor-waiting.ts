/** Thrown where the answer of a vendor is not there yet: the work that asked is taken up again later. */
export class VendorWaiting extends Error {
  /** When to look again; undefined where only a callback, or somebody who sends the call again, goes on with it. */
  readonly until: Date | undefined

  constructor(said: string, until?: Date) {
    super(said)
    this.until = until
  }
}
