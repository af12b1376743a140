import type { Leaf, PredicateSource, Predicates } from '#engine'
import { type ContextSet, everything, nothing } from './sets/diagrams.ts'
import type { Space } from './sets/space.ts'
import { keyOf } from './values/key-of.ts'

/** Conditions of a journey as sets of contexts. */
export interface ConditionSpace extends Space {
  /** Contexts in which a deciding condition holds. */
  readonly setOf: (condition: PredicateSource) => ContextSet
  /** Contexts in which a condition may hold: a leaf that decides nothing is taken as unknown. */
  readonly mayHold: (condition: PredicateSource) => ContextSet
  /** Contexts at this lender: everything, of no lender in particular. */
  readonly ofLender: ContextSet
}

/** Creates the conditions of a journey, at a lender of whom `facts` hold. */
export function createConditions(
  space: Space,
  { source }: Pick<Predicates, 'source'>,
  facts: readonly PredicateSource[] = [],
): ConditionSpace {
  const { diagrams, setOfLeaf, isDeciding } = space
  const named = new Map<string, ContextSet>()

  function setOf(condition: PredicateSource): ContextSet {
    if (typeof condition === 'string') return setOfNamed(condition)
    if ('all' in condition) return condition.all.map(setOf).reduce(diagrams.and, everything)
    if ('any' in condition) return condition.any.map(setOf).reduce(diagrams.or, nothing)
    if ('not' in condition) return diagrams.not(setOf(condition.not))
    return setOfDeciding(condition)
  }

  function setOfDeciding(leaf: Leaf): ContextSet {
    if (!isDeciding(leaf)) throw new Error(`${keyOf(leaf)} was not among the leaves.`)
    return setOfLeaf(leaf)
  }

  function setOfNamed(id: string): ContextSet {
    const set = named.get(id) ?? setOf(conditionNamed(id))
    named.set(id, set)
    return set
  }

  function conditionNamed(id: string): PredicateSource {
    const condition = source[id]
    if (condition === undefined) throw new Error(`There is no predicate "${id}".`)
    return condition
  }

  function mayHold(condition: PredicateSource): ContextSet {
    if (typeof condition === 'string') return mayHold(conditionNamed(condition))
    if ('all' in condition) return condition.all.map(mayHold).reduce(diagrams.and, everything)
    if ('any' in condition) return condition.any.map(mayHold).reduce(diagrams.or, nothing)
    if ('not' in condition) return isDecided(condition.not) ? setOf(condition) : everything
    return setOfLeaf(condition)
  }

  function isDecided(condition: PredicateSource): boolean {
    if (typeof condition === 'string') return isDecided(conditionNamed(condition))
    if ('all' in condition) return condition.all.every(isDecided)
    if ('any' in condition) return condition.any.every(isDecided)
    return 'not' in condition ? isDecided(condition.not) : isDeciding(condition)
  }

  return { ...space, setOf, mayHold, ofLender: facts.map(setOf).reduce(diagrams.and, everything) }
}
