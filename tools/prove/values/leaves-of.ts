import type { Leaf, PredicateSource, Predicates } from '#engine'
import { leavesIn } from '#source'

/** Leaves of a condition, including the leaves of the predicates that it names. */
export function leavesOf(
  condition: PredicateSource,
  predicates: Pick<Predicates, 'source'>,
): readonly Leaf[] {
  const each = (part: PredicateSource): readonly Leaf[] => leavesOf(part, predicates)
  if (typeof condition === 'string') return each(predicates.source[condition] ?? { any: [] })
  if ('all' in condition) return condition.all.flatMap(each)
  if ('any' in condition) return condition.any.flatMap(each)
  return 'not' in condition ? each(condition.not) : [condition]
}

/** Leaves of compiled flows: the engine has checked that each has a field and one operator. */
export const leavesOfFlows = (flows: object): readonly Leaf[] =>
  leavesIn({ ...flows, copy: null }).map(({ leaf }) => leaf as unknown as Leaf)
