import type { PredicateSource } from '#engine'
import { flows } from '../../tests/support/lenders/flows.ts'

/** Triggers that the specification itself gives, in the order of the journey. */
export const sixTriggers = [
  'lienInfo',
  'underwrite',
  'selectProduct',
  'incomeVerified',
  'idDocsUploaded',
  'finish',
]

/** Each with its condition written out, the names in it resolved, for engines that know none. */
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
