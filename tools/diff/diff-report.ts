import type { Difference } from './difference.ts'
import type { Stranded } from './find-stranded.ts'
import type { Judged } from './judge-positions.ts'

/** Effects of a change, by lender. */
export interface DiffReport {
  readonly old: string
  readonly new: string
  /** Codes of the lenders that both sides have. */
  readonly lenders: readonly string[]
  readonly differences: readonly (Difference & ForWhom)[]
  /** Applicants who may be in a state that now leads nowhere. */
  readonly stranding: readonly (Stranded & ForWhom)[]
  /** Facts that changed although nobody approved it. */
  readonly unapproved: readonly string[]
  /** Undefined if no open applications are given. */
  readonly positions?: readonly Judged[]
}

export interface ForWhom {
  readonly lenders: readonly string[]
}
