import { unnamedIds } from '../references/unnamed-ids.ts'
import type { Rule } from '../rule.ts'

export const unusedPredicate: Rule = {
  id: 'unused-predicate',
  why: 'A predicate that nothing names is dead, or was meant to be named somewhere.',
  reads: 'logic',
  isOfReach: true,
  check: (subject) =>
    subject.reportOwn(
      unnamedIds(subject, {
        kind: 'predicate',
        noun: 'predicate',
        home: ['predicates', 'predicates'],
        hint: 'If a change took away what named it, put that back. Otherwise name it where it was meant to decide, or remove it.',
      }),
    ),
}
