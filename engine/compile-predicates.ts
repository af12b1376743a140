import { compileLeaf, type Predicate } from './compile-leaf.ts'
import { at, fail, type Place, requireId } from './place.ts'
import type { PredicateSource, PredicatesSource } from './source.ts'

export type { Predicate } from './compile-leaf.ts'

interface Compiled {
  readonly test: Predicate
  /** The place of a leaf that is false when its field is absent; such a condition may not be negated. */
  readonly partial: Place | undefined
}

export interface Predicates {
  readonly source: PredicatesSource['predicates']
  /** The test of a named predicate or of a condition written in place. */
  readonly compile: (condition: PredicateSource, place: Place) => Predicate
}

/** Compiles every named predicate once; throws JourneyError for what can't be run (dsl.md, "Predicates"). */
export function compilePredicates({ predicates }: PredicatesSource): Predicates {
  const done = new Map<string, Compiled>()
  const open: string[] = []

  function compileNamed(id: string, place: Place): Compiled {
    const known = done.get(id)
    if (known !== undefined) return known
    requireId(id, predicates, 'UNKNOWN_PREDICATE', 'predicate', place)
    if (open.includes(id)) fail('PREDICATE_CYCLE', `${[...open, id].join(' -> ')} goes in a circle.`, place)
    open.push(id)
    const compiled = compile(predicates[id] ?? '', { file: 'predicates', pointer: `/predicates/${id}` })
    open.pop()
    done.set(id, compiled)
    return compiled
  }

  function compile(condition: PredicateSource, place: Place): Compiled {
    if (typeof condition === 'string') return compileNamed(condition, place)
    if ('all' in condition) return compileList(condition.all, at(place, 'all'), allOf)
    if ('any' in condition) return compileList(condition.any, at(place, 'any'), anyOf)
    if ('not' in condition) return negate(compile(condition.not, at(place, 'not')), place)
    const { test, total } = compileLeaf(condition, place)
    return { test, partial: total ? undefined : place }
  }

  function compileList(list: readonly PredicateSource[], place: Place, join: Join): Compiled {
    const parts = list.map((part, index) => compile(part, at(place, index)))
    return {
      test: join(parts.map(({ test }) => test)),
      partial: parts.find(({ partial }) => partial)?.partial,
    }
  }

  for (const id of Object.keys(predicates))
    compileNamed(id, { file: 'predicates', pointer: `/predicates/${id}` })
  return { source: predicates, compile: (condition, place) => compile(condition, place).test }
}

type Join = (tests: readonly Predicate[]) => Predicate

function negate({ test, partial }: Compiled, place: Place): Compiled {
  if (partial !== undefined)
    fail(
      'UNSAFE_NEGATION',
      `this would hold whenever the field at ${partial.pointer} is absent; give the field a default in the context schema, or ask for what it must be.`,
      at(place, 'not'),
    )
  return { test: (context) => !test(context), partial }
}

const allOf: Join = (tests) => {
  const [first, second, third] = tests
  if (first === undefined) return () => true
  if (second === undefined) return first
  if (third === undefined) return (context) => first(context) && second(context)
  const rest = allOf(tests.slice(1))
  return (context) => first(context) && rest(context)
}

const anyOf: Join = (tests) => {
  const [first, second, third] = tests
  if (first === undefined) return () => false
  if (second === undefined) return first
  if (third === undefined) return (context) => first(context) || second(context)
  const rest = anyOf(tests.slice(1))
  return (context) => first(context) || rest(context)
}
