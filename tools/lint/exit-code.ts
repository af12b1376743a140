import type { Finding } from '#source'
import { isUnread } from './is-unread.ts'
import type { LintReport } from './lint-report.ts'

export interface Tolerance {
  readonly failSeverity: Finding['severity']
  /** Number of warnings allowed; undefined if only errors fail. */
  readonly maxWarnings: number | undefined
}

/**
 * Returns the exit code: 0 clean, 1 findings, 2 inconclusive, because something could not be read, or because a rule
 * crashed or could not be applied and nothing that is reported says why.
 */
export function exitCode(
  { findings, crashes, notApplied }: LintReport,
  { failSeverity, maxWarnings }: Tolerance,
): 0 | 1 | 2 {
  if (crashes.length > 0 || findings.some(isUnread)) return 2
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const allowed = maxWarnings ?? (failSeverity === 'error' ? Number.POSITIVE_INFINITY : 0)
  if (errors > 0 || findings.length - errors > allowed) return 1
  return notApplied.length > 0 ? 2 : 0
}
