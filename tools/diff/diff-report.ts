import type { Difference } from './difference.ts'
import type { Stranded } from './find-stranded.ts'
import type { Judged } from './judge-positions.ts'

/** What a change changes, for whom. */
export interface DiffReport {
  readonly old: string
  readonly new: string
  /** The lenders that both have. */
  readonly lenders: readonly string[]
  readonly differences: readonly (Difference & ForWhom)[]
  /** Applicants who may be in a state that leads nowhere now. */
  readonly stranding: readonly (Stranded & ForWhom)[]
  /** Undefined where nobody said which applications are open. */
  readonly positions?: readonly Judged[]
}

export interface ForWhom {
  readonly lenders: readonly string[]
}
