import type { Rule } from './rule.ts'

/** Reasons by id of the rules that are applied while the source is read, because the server refuses by them too. */
const reasons = {
  'answer-path':
    'An answer that cannot be kept where its field says is lost, or takes the place of another; one that is kept in the wrong place is read by people who have no need of it.',
  'duplicate-key':
    'Of two equal keys only the last counts, so that what a reviewer reads may not be what runs.',
  'extends-cycle': 'Lenders that extend each other in a circle have no beginning.',
  'file-unreadable':
    'Nobody knows what a file says that cannot be read, so nothing that depends on it is known to be sound.',
  'help-placeholder':
    'An answer that names a value which there is not cannot be given, and its question gets none.',
  'icu-invalid': 'A message that does not parse cannot be shown.',
  'json-syntax': 'A file that does not parse takes its whole part of the journey away.',
  'missing-file': 'Every journey needs each flow file.',
  'name-taken': 'Applicants of one lender who come to the pages of another give their data to the wrong one.',
  'no-last-resort': 'A choice whose last variant has a condition may lead nowhere.',
  'predicate-cycle': 'Predicates that name each other in a circle have no answer.',
  'pricing-outside-limits':
    'An offer beyond the figures that every page of the lender discloses is a false advertisement.',
  schema:
    'A value that nothing understands is ignored or crashes, and an unknown key is often a misspelt one.',
  'unread-file': 'What nothing reads has no effect, whatever its author believes.',
  'unsafe-negation':
    'The negation of a condition on something absent would hold, so that what is unknown would pass.',
}

/** Creates a rule whose findings exist before the linter begins. */
export const foundWhileReading = (id: string, why: string): Rule => ({
  id,
  why,
  check: ({ found }) => found.filter(({ rule }) => rule === id),
})

export const rulesOfReading: readonly Rule[] = Object.entries(reasons).map(([id, why]) =>
  foundWhileReading(id, why),
)
