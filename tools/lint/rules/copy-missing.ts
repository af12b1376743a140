import { checkReferences } from '../references/check-references.ts'
import type { Rule } from '../rule.ts'

export const copyMissing: Rule = {
  id: 'copy-missing',
  why: 'Where a message is missing, an applicant reads nothing, or a key.',
  isQuick: true,
  check: (subject) => checkReferences(subject, 'copy'),
}
