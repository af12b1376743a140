import type { PredicateSource } from '#engine'
import { flows } from '../../tests/support/lenders/flows.ts'

/** Triggers that the specification itself states, in the order of the journey. */
export const sixTriggers = [
  'lienInfo',
  'underwrite',
  'selectProduct',
  'incomeVerified',
  'idDocsUploaded',
  'finish',
]

/** Conditions of these triggers with all named predicates expanded, for engines without names. */
export const sixConditions: readonly (readonly [string, PlainCondition])[] = sixTriggers.map((event) => [
  event,
  plain(flows.journey.transitions[event]?.trigger ?? ''),
])

export type PlainCondition =
  | { readonly all: readonly PlainCondition[] }
  | { readonly any: readonly PlainCondition[] }
  | { readonly not: PlainCondition }
  | PlainLeaf

export interface PlainLeaf {
  readonly field: string
  readonly operator: string
  readonly value: unknown
}

function plain(condition: PredicateSource): PlainCondition {
  if (typeof condition === 'string') return plain(flows.predicates.predicates[condition] ?? '')
  if ('all' in condition) return { all: condition.all.map(plain) }
  if ('any' in condition) return { any: condition.any.map(plain) }
  if ('not' in condition) return { not: plain(condition.not) }
  const { field, ...operators } = condition
  const [[operator, value] = ['', undefined]] = Object.entries(operators)
  return { field, operator, value }
}
