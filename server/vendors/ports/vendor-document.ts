/** A document that a vendor is shown. */
export interface VendorDocument {
  readonly uuid: string
  readonly name: string
  readonly contentType: string
  /** Hash of its bytes, hexadecimal. */
  readonly sha256: string
  readonly bytes: Uint8Array
}
