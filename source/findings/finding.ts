import type { Context } from '#engine'

/** A place in a JSON file. */
export interface Place {
  /** Relative to the directory that holds flows/ and tenants/. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number
  /** JSON pointer (RFC 6901) within the file. */
  readonly pointer: string
}

/** Something wrong in a JSON file, with the place to mend. */
export interface Finding extends Place {
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** The tenant whose journey is wrong, when the base is not. */
  readonly tenant?: string
  /** The override of a tenant that it comes from, where that is not the place itself. */
  readonly override?: Place
  /** What has a part in it: what is wrong may as well be there. */
  readonly related?: readonly Place[]
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

/** A finding that concerns a file as a whole. */
export const atTop = (file: string, rule: string, message: string): Finding => ({
  rule,
  severity: 'error',
  message,
  file,
  line: 1,
  column: 1,
  pointer: '',
})
