import type { Rule } from './rule.ts'

/** A rule that reading the source applies already: the server refuses by it too. */
export const foundWhileReading = (id: string, why: string): Rule => ({
  id,
  why,
  check: ({ found }) => found.filter(({ rule }) => rule === id),
})
