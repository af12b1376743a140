import type { Finding, ResolvedTenant, Source } from '#source'
import type { Rule } from './rule.ts'
import { languageLaw } from './rules/language-law.ts'
import { lawLoosened } from './rules/law-loosened.ts'
import { createSubject } from './subjects.ts'

/**
 * Rules by which a lender's file can loosen what a law asks. `duty-unmet` is not among them: no lender may override what a
 * state needs (`override-invalid`).
 */
const lawRules: readonly Rule[] = [languageLaw, lawLoosened]

/** Findings for which a server does not take a lender, beside those of reading. */
export function lawFindings(source: Source, code: string, resolved: ResolvedTenant): readonly Finding[] {
  const subject = createSubject(source, code, resolved, '')
  return lawRules.flatMap(({ id, check }) => check(subject).map((finding) => ({ ...finding, rule: id })))
}
