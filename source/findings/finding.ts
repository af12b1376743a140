import type { Context } from '#engine'
import type { Fix } from './fix.ts'

/** Place in a JSON file. */
export interface Place {
  /** Relative to the directory that holds flows/ and tenants/. */
  readonly file: string
  /** Line number, from 1. */
  readonly line: number
  /** Column number, from 1, in UTF-16 units, as editors count. */
  readonly column: number
  /** JSON pointer (RFC 6901) within the file. */
  readonly pointer: string
}

/** Fault in a JSON file, with the place to correct. */
export interface Finding extends Place {
  readonly rule: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** Tenant whose journey is faulty, if the base is not. */
  readonly tenant?: string
  /** Override of a tenant that causes the finding, if it is elsewhere. */
  readonly override?: Place
  /** Other places involved, which may also contain the fault. */
  readonly related?: readonly Place[]
  /** Key of one mistake, the same for all findings that it causes. */
  readonly cause?: string
  /** Findings that go when this one is mended. */
  readonly consequences?: readonly Finding[]
  /** Suggested correction. */
  readonly hint?: string
  /** Correction that needs no thought, where there is one. */
  readonly fix?: Fix
  /** Sequence of events that reproduces the fault. */
  readonly witness?: Witness
}

/** Shortest path of one applicant to the fault, and what is then known of them. */
export interface Witness {
  /** Events of the process, in order. */
  readonly events?: readonly string[]
  /** Context as `journey resolve` and `journey settle` take it. */
  readonly context?: Context
}

/** Finding about a file as a whole. */
export const atTop = (file: string, rule: string, message: string): Finding => ({
  rule,
  severity: 'error',
  message,
  file,
  line: 1,
  column: 1,
  pointer: '',
})
