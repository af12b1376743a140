import type { Finding, ResolvedTenant, Source } from '#source'
import { isChanged } from './is-changed.ts'
import type { Rule } from './rule.ts'
import { jobAnswer } from './rules/job-answer.ts'
import { languageLaw } from './rules/language-law.ts'
import { lawLoosened } from './rules/law-loosened.ts'
import { needUnmet } from './rules/need-unmet.ts'
import { registrationUnasked } from './rules/registration-unasked.ts'
import { createSubject } from './subjects.ts'

/**
 * Rules by which a lender's file can loosen what a law asks, or break what a server is held to. `duty-unmet` is not among them: no
 * lender may override what a state needs (`override-invalid`).
 */
const refusing: readonly Rule[] = [languageLaw, lawLoosened, registrationUnasked, jobAnswer]

/** Findings for which a server does not take a lender, beside those of reading. */
export function lawFindings(source: Source, code: string, resolved: ResolvedTenant): readonly Finding[] {
  const subject = createSubject(source, code, resolved, '')
  const apply = ({ id, check }: Rule) => check(subject).map((finding) => ({ ...finding, rule: id }))
  const found = refusing.flatMap(apply)
  // A proof takes half a second: only for a lender with a process of its own.
  return found.length > 0 || !isChanged(subject, 'process') ? found : apply(needUnmet)
}
