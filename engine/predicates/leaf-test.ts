import { answerAt } from '../answers/answer-at.ts'
import { JourneyError } from '../machine/journey-error.ts'
import type { Leaf } from '../source.ts'
import type { Context, Field, Vocabulary } from '../vocabulary.ts'

export type Predicate = (context: Context) => boolean

/** Finds a field of the context schema, or an answer that a form stores, by its id; undefined for any other id. */
export const findField = (id: string, { answers, fields }: Vocabulary): Field | undefined =>
  id.startsWith(answers) ? { get: (context) => answerAt(id, context) } : fields[id]

/** Like findField; throws UNKNOWN_FIELD. */
export function resolveField(id: string, vocabulary: Vocabulary): Field {
  const field = findField(id, vocabulary)
  if (field === undefined) throw new JourneyError('UNKNOWN_FIELD', `There is no field "${id}".`)
  return field
}

/** Operator of a condition, which has exactly one. */
export const operatorOf = (leaf: Leaf): string => Object.keys(leaf).find((key) => key !== 'field') ?? ''

/**
 * Creates the test of a condition that findFaults has accepted. The test is false if the field is absent; an absent
 * list counts as empty.
 */
export function createLeafTest(leaf: Leaf, vocabulary: Vocabulary): Predicate {
  const { get, item } = resolveField(leaf.field, vocabulary)
  const matches = matcherOf(leaf, item !== undefined)
  const { equals, exists } = leaf
  if (item !== undefined) {
    const expected = exists !== false
    return (context) => some(get(context), item, matches) === expected
  }
  // Spelled out because most conditions are of this kind.
  if (equals !== undefined) return (context) => get(context) === equals
  return (context) => matches(get(context))
}

type Matcher = (value: unknown) => boolean

function matcherOf(leaf: Leaf, isList: boolean): Matcher {
  const { equals, exists, includes = equals, startsWith, gt, gte, lt, lte } = leaf
  const list: readonly unknown[] | undefined = leaf.in ?? leaf.includesAny
  if (list !== undefined) return (value) => list.includes(value)
  if (includes !== undefined) return (value) => value === includes
  if (startsWith !== undefined) return (value) => typeof value === 'string' && value.startsWith(startsWith)
  if (gt !== undefined) return (value) => typeof value === 'number' && value > gt
  if (gte !== undefined) return (value) => typeof value === 'number' && value >= gte
  if (lt !== undefined) return (value) => typeof value === 'number' && value < lt
  if (lte !== undefined) return (value) => typeof value === 'number' && value <= lte
  return exists === false && !isList ? isAbsent : isPresent
}

const isPresent: Matcher = (value) => value !== undefined && value !== null
const isAbsent: Matcher = (value) => !isPresent(value)

function some(list: unknown, item: string, matches: Matcher): boolean {
  if (!Array.isArray(list)) return false
  for (let index = 0; index < list.length; index++) if (matches(list[index]?.[item])) return true
  return false
}
