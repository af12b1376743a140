import type { Leaf, PredicateSource, PredicatesSource } from '#engine'

/** Values of context fields that are the same for every application of a lender, by field. */
export type Known = Readonly<Record<string, unknown>>

/** Whether a condition holds; undefined where what is known does not decide it. */
export type Decide = (condition: PredicateSource) => boolean | undefined

export function decideBy(known: Known, { predicates }: PredicatesSource): Decide {
  const decide: Decide = (condition) => {
    if (typeof condition === 'string') {
      const named = predicates[condition]
      return named === undefined ? undefined : decide(named)
    }
    if ('all' in condition) return joined(condition.all.map(decide), false)
    if ('any' in condition) return joined(condition.any.map(decide), true)
    if ('not' in condition) {
      const negated = decide(condition.not)
      return negated === undefined ? undefined : !negated
    }
    return decideLeaf(condition, known)
  }
  return decide
}

/** Returns what decides a whole if one part is it, its opposite if all parts are, and otherwise nothing. */
function joined(parts: readonly (boolean | undefined)[], decider: boolean): boolean | undefined {
  if (parts.includes(decider)) return decider
  return parts.includes(undefined) ? undefined : !decider
}

/** Decides what asks for one value; other questions about the lender stay open. */
function decideLeaf({ field, equals }: Leaf, known: Known): boolean | undefined {
  return equals !== undefined && Object.hasOwn(known, field) ? known[field] === equals : undefined
}
