/** Document for a vendor: its description, and its uuid for downloading. */
export interface VendorDocument {
  readonly uuid: string
  readonly name: string
  readonly contentType: string
  /** SHA-256 of its content, in hexadecimal. */
  readonly sha256: string
}
