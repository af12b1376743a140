import type { Json } from '#source'
import type { FilePlace } from './overview.ts'

/** Condition as somebody edits it, beside what its place says now. */
export interface TruthRequest {
  readonly lender?: string
  readonly file: string
  readonly pointer: string
  readonly condition: Json
}

/** For whom of the project's people a condition holds. */
export interface TruthView {
  readonly people: readonly PersonTruth[]
  /** Why it cannot be told yet. */
  readonly failure?: string
}

/** Applicant of a scenario, or case of an example, with the moments in which one looks at them. */
export interface PersonTruth {
  readonly kind: 'scenario' | 'example'
  readonly title: string
  readonly place: FilePlace
  readonly moments: number
  /** Server states of the moments in which the condition holds as it is edited, and as it is saved. */
  readonly holds: readonly string[]
  readonly held: readonly string[]
  /** Moments in which the edit changes the answer. */
  readonly changes: number
  /** Context of an example of this condition. */
  readonly expected?: boolean
}
