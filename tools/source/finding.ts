/** Something wrong in a JSON file, with the place to mend. */
export interface Finding {
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** Relative to the directory that holds flows/ and tenants/. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number
  /** JSON pointer (RFC 6901) within the file. */
  readonly pointer: string
  /** The tenant whose journey is wrong, when the base is not. */
  readonly tenant?: string
  /** What to do about it. */
  readonly hint?: string
}
