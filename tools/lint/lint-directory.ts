import { loadSource, requireTenant, type Source } from '#source'
import { today } from '../today.ts'
import { groupFindings } from './group-findings.ts'
import type { LintReport } from './lint-report.ts'
import { rulesOf } from './rules-of.ts'
import { runLint } from './run-lint.ts'
import { loadSuppressions } from './suppressions/suppressions.ts'

/**
 * Checks flows/ and tenants/ below a directory as of today; by all rules if thorough. Throws SourceError if there is
 * nothing to read.
 */
export function lintDirectory(
  dir: string,
  tenant?: string,
  isThorough = false,
  source: Source = loadSource(dir),
): LintReport {
  if (tenant !== undefined) requireTenant(source, tenant)
  const selected = isThorough ? { selected: rulesOf(source.project) } : {}
  return groupFindings(
    runLint(source, { tenant, ...selected, suppressions: loadSuppressions(dir), today: today() }),
  )
}
