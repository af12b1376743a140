import type { Context } from '#engine'

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
  /** A way there, to be tried out. */
  readonly witness?: Witness
}

/** What happens to one applicant: the shortest way, and what is then known of them. */
export interface Witness {
  /** Events of the process, in order. */
  readonly events?: readonly string[]
  /** As `journey resolve` and `journey settle` take it. */
  readonly context?: Context
}
