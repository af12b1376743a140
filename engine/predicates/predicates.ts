import { JourneyError } from '../machine/journey-error.ts'
import type { PredicateSource, PredicatesSource } from '../source.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { createLeafTest, type Predicate } from './leaf-test.ts'

export type { Predicate } from './leaf-test.ts'

export interface Predicates {
  readonly source: PredicatesSource['predicates']
  readonly vocabulary: Vocabulary
  /** Compiles a condition. A named predicate is compiled once and shared by every condition that names it. */
  readonly compile: (condition: PredicateSource) => Predicate
}

/** Creates the predicates of a journey; each is compiled once, when first needed. */
export function createPredicates({ predicates }: PredicatesSource, vocabulary: Vocabulary): Predicates {
  const done = new Map<string, Predicate>()

  function compile(condition: PredicateSource): Predicate {
    if (typeof condition === 'string') return compileNamed(condition)
    if ('all' in condition) return allOf(condition.all.map(compile))
    if ('any' in condition) return anyOf(condition.any.map(compile))
    if ('not' in condition) return negate(compile(condition.not))
    return createLeafTest(condition, vocabulary)
  }

  function compileNamed(id: string): Predicate {
    const test = done.get(id) ?? compile(resolvePredicate(predicates, id))
    done.set(id, test)
    return test
  }

  return { source: predicates, vocabulary, compile }
}

/** Condition of a named predicate; throws UNKNOWN_PREDICATE. */
export function resolvePredicate(predicates: Predicates['source'], id: string): PredicateSource {
  const source = predicates[id]
  if (source === undefined) throw new JourneyError('UNKNOWN_PREDICATE', `There is no predicate "${id}".`)
  return source
}

type Join = (tests: readonly Predicate[]) => Predicate

const negate =
  (test: Predicate): Predicate =>
  (context) =>
    !test(context)

const allOf: Join = ([first, ...more]) => {
  if (first === undefined) return () => true
  const rest = more.length === 1 ? more[0] : allOf(more)
  return rest === undefined || more.length === 0 ? first : (context) => first(context) && rest(context)
}

const anyOf: Join = ([first, ...more]) => {
  if (first === undefined) return () => false
  const rest = more.length === 1 ? more[0] : anyOf(more)
  return rest === undefined || more.length === 0 ? first : (context) => first(context) || rest(context)
}
