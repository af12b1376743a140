/** A document that a vendor is shown: what it is, and by its uuid where it is. */
export interface VendorDocument {
  readonly uuid: string
  readonly name: string
  readonly contentType: string
  /** Hash of its bytes, hexadecimal. */
  readonly sha256: string
}
