import type { PredicateSource, Predicates } from '#engine'

/** Fields that a condition reads, directly or through the predicates that it names. */
export function fieldsRead(condition: PredicateSource, predicates: Predicates['source']): readonly string[] {
  if (typeof condition === 'string') {
    const named = predicates[condition]
    return named === undefined ? [] : fieldsRead(named, predicates)
  }
  if ('all' in condition) return condition.all.flatMap((part) => fieldsRead(part, predicates))
  if ('any' in condition) return condition.any.flatMap((part) => fieldsRead(part, predicates))
  return 'not' in condition ? fieldsRead(condition.not, predicates) : [condition.field]
}
