import { loadSource, requireTenant } from '#source'
import type { LintReport } from './lint-report.ts'
import { runLint } from './run-lint.ts'
import { loadSuppressions } from './suppressions.ts'

/** What is wrong in flows/ and tenants/ below a directory, today. Throws SourceError where there is nothing to read. */
export function lintDirectory(dir: string, tenant?: string): LintReport {
  const source = loadSource(dir)
  if (tenant !== undefined) requireTenant(source, tenant)
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  return runLint(source, { tenant, suppressions: loadSuppressions(dir), today })
}
