import type { Rule } from '../rule.ts'

/** Applied to the findings of other rules in apply-suppressions.ts. */
export const suppression: Rule = {
  id: 'suppression',
  why: 'A suppression that hides nothing, or has expired, may hide the next fault in the same place.',
  isFinal: true,
  check: () => [],
}
