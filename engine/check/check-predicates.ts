import type { PredicateSource, PredicatesSource } from '../source.ts'
import type { FullVocabulary } from '../vocabulary.ts'
import { checkLeaf } from './check-leaf.ts'
import { at, checkId, type JourneyFault, report, type SourcePlace, startAt } from './place.ts'

type Named = PredicatesSource['predicates']
/** Where faults go, and what conditions may speak of. */
type PredicateCheck = Pick<SourcePlace, 'faults' | 'vocabulary'>

/** Reports faults of all named predicates (dsl.md, "Predicates"). */
export function checkPredicates(
  { predicates }: PredicatesSource,
  { faults, vocabulary }: PredicateCheck,
): void {
  for (const id of Object.keys(predicates)) {
    const place = at({ ...startAt('predicates', vocabulary), faults }, 'predicates', id)
    if (findCycle(predicates, id, [id])?.[0] === id)
      report('PREDICATE_CYCLE', `${findCycle(predicates, id, [id])?.join(' -> ')} goes in a circle.`, place)
    else checkCondition(predicates[id] ?? '', predicates, place)
  }
}

/** Faults of a condition outside the flows; pointers are within the condition. */
export function findConditionFaults(
  condition: PredicateSource,
  { predicates }: PredicatesSource,
  vocabulary: FullVocabulary,
): readonly JourneyFault[] {
  const place = startAt('', vocabulary)
  checkCondition(condition, predicates, place)
  return place.faults
}

/** Reports faults of a condition; the predicates that it names are checked separately. */
export function checkCondition(condition: PredicateSource, predicates: Named, place: SourcePlace): void {
  if (typeof condition === 'string') {
    checkId(condition, predicates, 'UNKNOWN_PREDICATE', 'predicate', place)
  } else if ('not' in condition) {
    checkCondition(condition.not, predicates, at(place, 'not'))
    checkNegation(condition.not, predicates, at(place, 'not'))
  } else if ('all' in condition || 'any' in condition) {
    const [key, parts] =
      'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const)
    parts.forEach((part, index) => {
      checkCondition(part, predicates, at(place, key, index))
    })
  } else checkLeaf(condition, place)
}

/**
 * Reports a negated condition on a field that may be absent: absent makes it false, so the negation would hold for
 * lack of data.
 */
function checkNegation(condition: PredicateSource, predicates: Named, place: SourcePlace): void {
  const field = findPartialField(condition, predicates, [], place.vocabulary)
  if (field !== undefined)
    report(
      'UNSAFE_NEGATION',
      `this would hold whenever "${field}" is absent; give that field a default in the context schema, or ask for what it must be.`,
      place,
    )
}

function findPartialField(
  condition: PredicateSource,
  predicates: Named,
  seen: readonly string[],
  vocabulary: FullVocabulary,
): string | undefined {
  if (typeof condition === 'string') {
    const named = predicates[condition]
    return named === undefined || seen.includes(condition)
      ? undefined
      : findPartialField(named, predicates, [...seen, condition], vocabulary)
  }
  const parts = partsOf(condition)
  if (parts === undefined)
    return 'field' in condition && !isTotal(condition, vocabulary) ? condition.field : undefined
  return parts
    .map((part) => findPartialField(part, predicates, seen, vocabulary))
    .find((field) => field !== undefined)
}

const isTotal = (leaf: Parameters<typeof checkLeaf>[0], vocabulary: FullVocabulary): boolean =>
  checkLeaf(leaf, startAt('predicates', vocabulary))

function partsOf(condition: Exclude<PredicateSource, string>): readonly PredicateSource[] | undefined {
  if ('all' in condition) return condition.all
  if ('any' in condition) return condition.any
  return 'not' in condition ? [condition.not] : undefined
}

/** Path from a predicate back to itself; undefined if there is none. */
function findCycle(
  predicates: Named,
  condition: PredicateSource,
  way: readonly string[],
): readonly string[] | undefined {
  if (typeof condition !== 'string')
    return partsOf(condition)
      ?.map((part) =>
        typeof part === 'string' ? step(predicates, part, way) : findCycle(predicates, part, way),
      )
      .find((found) => found !== undefined)
  const named = predicates[condition]
  return named === undefined
    ? undefined
    : typeof named === 'string'
      ? step(predicates, named, way)
      : findCycle(predicates, named, way)
}

function step(predicates: Named, id: string, way: readonly string[]): readonly string[] | undefined {
  if (id === way[0]) return [...way, id]
  // A cycle that does not return to the start is reported at the predicates in it.
  return way.includes(id) ? undefined : findCycle(predicates, id, [...way, id])
}
