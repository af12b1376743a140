import type { Finding } from '#source'
import type { DiffReport } from '../../tools/diff/diff-report.ts'
import type { RuleCrash } from '../../tools/lint/lint-report.ts'
import type { DifferingRoad } from '../api/roads.ts'
import type { Change } from '../edits/change.ts'

/**
 * Questions for the thread that proves, and its answers, in the same order. `read` applies the rules alone that need no compiled journey, in
 * a fraction of the time of `lint`.
 */
export type Asked =
  | { readonly kind: 'lint' | 'read' }
  | { readonly kind: 'compare'; readonly against: string }
  | { readonly kind: 'roads'; readonly accepted: readonly string[] }

export type Told = Asked & Partial<Failure & Linted & Compared & Walked>

interface Failure {
  readonly failure: string
}

interface Linted {
  readonly findings: readonly Finding[]
  readonly crashes: readonly RuleCrash[]
  /** Ids of the rules that were applied. */
  readonly rules: readonly string[]
  readonly took: number
}

interface Walked {
  /** Recorded roads that differ. */
  readonly roads: readonly DifferingRoad[]
  /** Changes that accept those that were named. */
  readonly accepting: readonly Change[]
  /** Number of lenders. */
  readonly lenders: number
}

interface Compared {
  readonly report: Pick<DiffReport, 'differences' | 'stranding' | 'unapproved' | 'lenders'>
}
