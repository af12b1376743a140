import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SuppressionSource } from '#generated/dsl'
import type { Finding } from '#source'
import { notSuppressible } from './apply-suppressions.ts'
import { type Suppressions, suppressionsFile } from './suppressions.ts'

/**
 * Suppresses findings until a day by adding them to lint-suppressions.json; returns the number suppressed. Findings
 * that cannot be suppressed stay.
 */
export function suppressFindings(
  dir: string,
  findings: readonly Finding[],
  existing: Suppressions | undefined,
  why: Pick<SuppressionSource, 'reason' | 'expires'>,
): number {
  const added = findings
    .filter(({ rule }) => !notSuppressible.includes(rule))
    .map(({ rule, file, pointer, tenant }) => ({
      rule,
      file,
      pointer,
      ...(tenant === undefined ? {} : { tenant }),
      ...why,
    }))
  const content = {
    $schema: './schemas/dsl/suppressions.schema.json',
    suppressions: [...(existing?.entries ?? []), ...added],
  }
  writeFileSync(path.join(dir, suppressionsFile), `${JSON.stringify(content, null, 2)}\n`)
  return added.length
}
