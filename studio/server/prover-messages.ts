import type { Finding } from '#source'
import type { DiffReport } from '../../tools/diff/diff-report.ts'
import type { RuleCrash } from '../../tools/lint/lint-report.ts'

/** Questions for the thread that proves, and its answers, in the same order. */
export type Asked = { readonly kind: 'lint' } | { readonly kind: 'compare'; readonly against: string }

export type Told = Asked & Partial<Failure & Linted & Compared>

interface Failure {
  readonly failure: string
}

interface Linted {
  readonly findings: readonly Finding[]
  readonly crashes: readonly RuleCrash[]
  readonly took: number
}

interface Compared {
  readonly report: Pick<DiffReport, 'differences' | 'stranding' | 'unapproved' | 'lenders'>
}
