import path from 'node:path'
import type { SuppressionSource } from '#generated/dsl'
import { saveText } from '../../save-text.ts'
import type { LintReport } from '../lint-report.ts'
import { type Suppressions, suppressionsFile } from './suppressions.ts'

/**
 * Suppresses findings until a day by adding them to lint-suppressions.json; returns the number suppressed. Findings
 * that cannot be suppressed stay.
 */
export function suppressFindings(
  dir: string,
  { findings, isFinal }: Pick<LintReport, 'findings' | 'isFinal'>,
  existing: Suppressions | undefined,
  why: Pick<SuppressionSource, 'reason' | 'expires'>,
): number {
  const added = findings
    .flatMap((finding) => [finding, ...(finding.consequences ?? [])])
    .filter((finding) => !isFinal(finding))
    .map(({ rule, file, pointer, tenant }) => ({
      rule,
      file,
      pointer,
      ...(tenant === undefined ? {} : { tenant }),
      ...why,
    }))
  if (added.length === 0) return 0
  const content = suppressionsOf([...(existing?.entries ?? []), ...added])
  saveText(path.join(dir, suppressionsFile), `${JSON.stringify(content, null, 2)}\n`)
  return added.length
}

/** Content of lint-suppressions.json. */
export const suppressionsOf = (suppressions: readonly SuppressionSource[]): object => ({
  $schema: './schemas/dsl/suppressions.schema.json',
  suppressions,
})
