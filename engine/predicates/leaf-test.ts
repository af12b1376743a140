import type { Context } from '#generated/context'
import { type Field, fields } from '#generated/fields'
import { JourneyError } from '../machine/journey-error.ts'
import type { Leaf } from '../source.ts'

export type Predicate = (context: Context) => boolean

const table: Readonly<Record<string, Field | undefined>> = fields

/** Path of the answers that forms store without code. */
export const answersPath = 'heloc.answers.'

/** Finds a field of the context schema, or an answer that a form stores, by its id; undefined for any other id. */
export const findField = (id: string): Field | undefined =>
  id.startsWith(answersPath)
    ? { get: ({ heloc }) => heloc?.answers?.[id.slice(answersPath.length)] }
    : table[id]

/** Like findField; throws UNKNOWN_FIELD. */
export function resolveField(id: string): Field {
  const field = findField(id)
  if (field === undefined) throw new JourneyError('UNKNOWN_FIELD', `There is no field "${id}".`)
  return field
}

/** Operator of a condition, which has exactly one. */
export const operatorOf = (leaf: Leaf): string => Object.keys(leaf).find((key) => key !== 'field') ?? ''

/**
 * Creates the test of a condition that findFaults has accepted. The test is false if the field is absent; an absent
 * list counts as empty.
 */
export function createLeafTest(leaf: Leaf): Predicate {
  const { get, item } = resolveField(leaf.field)
  const matches = matcherOf(leaf)
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

function matcherOf(leaf: Leaf): Matcher {
  const { equals, exists, includes = equals, startsWith, gt, gte, lt, lte } = leaf
  const list: readonly unknown[] | undefined = leaf.in ?? leaf.includesAny
  if (list !== undefined) return (value) => list.includes(value)
  if (includes !== undefined) return (value) => value === includes
  if (startsWith !== undefined) return (value) => typeof value === 'string' && value.startsWith(startsWith)
  if (gt !== undefined) return (value) => typeof value === 'number' && value > gt
  if (gte !== undefined) return (value) => typeof value === 'number' && value >= gte
  if (lt !== undefined) return (value) => typeof value === 'number' && value < lt
  if (lte !== undefined) return (value) => typeof value === 'number' && value <= lte
  return exists === false && !('item' in resolveField(leaf.field)) ? isAbsent : isPresent
}

const isPresent: Matcher = (value) => value !== undefined && value !== null
const isAbsent: Matcher = (value) => !isPresent(value)

function some(list: unknown, item: string, matches: Matcher): boolean {
  if (!Array.isArray(list)) return false
  for (let index = 0; index < list.length; index++) if (matches(list[index]?.[item])) return true
  return false
}
