import type { Effects, PredicateSource, PredicatesSource } from '#engine'

/** Text " (a, b)" with the predicates that conditions name, directly or through others. */
export function by(conditions: readonly PredicateSource[], predicates: PredicatesSource): string {
  const names = [...new Set(conditions.flatMap((condition) => namesIn(condition, predicates)))]
  return names.length === 0 ? '' : ` (${names.join(', ')})`
}

/** Predicates that a condition names, directly or through others. */
export function namesIn(condition: PredicateSource, predicates: PredicatesSource): readonly string[] {
  if (typeof condition === 'string') {
    const named = predicates.predicates[condition]
    return [condition, ...(named === undefined ? [] : namesIn(named, predicates))]
  }
  if ('all' in condition) return condition.all.flatMap((part) => namesIn(part, predicates))
  if ('any' in condition) return condition.any.flatMap((part) => namesIn(part, predicates))
  return 'not' in condition ? namesIn(condition.not, predicates) : []
}

/** Conditions of variants. */
export const whensOf = (
  choice: string | readonly Pick<Effects, 'when'>[] | undefined,
): readonly PredicateSource[] =>
  choice === undefined || typeof choice === 'string' ? [] : choice.flatMap(({ when }) => when ?? [])
