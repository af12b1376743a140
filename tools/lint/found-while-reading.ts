import type { Rule } from './rule.ts'

/**
 * Reasons of the rules that are applied while the source is read, by id. These rules run there because the server also
 * refuses flows by them.
 */
const reasons = {
  'answer-path':
    'An answer that cannot be stored where its field says is lost, or replaces another; one stored in the wrong place is read by people who have no need of it.',
  'duplicate-key':
    'If a key appears twice, only the last value counts, so what a reviewer reads may not be what runs.',
  'extends-cycle': 'Lenders that extend each other in a circle have no base to start from.',
  'file-unreadable':
    'The content of an unreadable file is unknown, so nothing that depends on it can be trusted.',
  'flag-shares':
    'Shares of more or less than 100 divide people otherwise than they say, so an experiment measures something else.',
  'flag-variant': 'A flag whose variant does not exist cannot be evaluated, and is off for everybody.',
  'help-placeholder':
    'An answer that names an unknown value cannot be given, so its question stays unanswered.',
  'icu-invalid': 'A message that does not parse cannot be shown.',
  'json-syntax': 'A file that does not parse removes its whole part of the journey.',
  'missing-file': 'Every journey needs each flow file.',
  'name-taken':
    'Applicants of one lender who reach the pages of another give their data to the wrong company.',
  'no-last-resort': 'A choice whose last variant has a condition may lead nowhere.',
  'predicate-cycle': 'Predicates that name each other in a circle have no answer.',
  'pricing-outside-limits':
    'An offer outside the figures that every page of the lender discloses is false advertising.',
  schema: 'An unknown value is ignored or causes a crash, and an unknown key is often a misspelt one.',
  'unsafe-negation':
    'The negation of a condition on an absent value would hold, so an unknown fact would count as good.',
}

/** Creates a rule whose findings exist before the linter begins. */
export const foundWhileReading = (id: string, why: string): Rule => ({
  id,
  why,
  isQuick: true,
  check: ({ found }) => found.filter(({ rule }) => rule === id),
})

export const rulesOfReading: readonly Rule[] = Object.entries(reasons).map(([id, why]) =>
  foundWhileReading(id, why),
)
