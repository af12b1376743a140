import type { Context, Leaf, Predicate } from '#engine'
import { type FieldPath, fields } from '#generated/fields'
import { candidateValues, type FieldValue } from './candidate-values.ts'
import { asContext, emptyDraft, writeField } from './write-field.ts'

/** What one field may be, as far as conditions tell it apart; of a list, whether one kind of element is in it. */
export interface Variable {
  readonly field: FieldPath
  /** Groups of values that every condition treats alike. Of a list: the group that is in it or not. */
  readonly groups: readonly ValueGroup[]
  readonly isMember: boolean
  /** Which of its values the variable has in a context. */
  readonly valueIn: (context: Context) => number
}

export interface ValueGroup {
  /** The first stands for all of them. */
  readonly values: readonly FieldValue[]
  /** For each leaf of the field, in their order, whether it holds. */
  readonly truths: readonly boolean[]
}

type Compile = (leaf: Leaf) => Predicate

/** The variables of a field, told apart by the engine's own tests. */
export function createVariables(
  field: FieldPath,
  leaves: readonly Leaf[],
  compile: Compile,
): readonly Variable[] {
  const { get, item } = fields[field]
  const tests = leaves.map((leaf) => holdsFor(field, compile(leaf)))
  const truthsOf = (value: FieldValue) => tests.map((test) => test(value))
  const groups = groupValues(candidateValues(field, leaves), truthsOf)
  const isIn = ({ truths }: ValueGroup, value: unknown) => isEqual(truthsOf(asFieldValue(value)), truths)
  if (item === undefined) {
    const valueIn = (context: Context) => groups.findIndex((group) => isIn(group, get(context)))
    return [{ field, groups, isMember: false, valueIn }]
  }
  // What no condition asks about may be in a list or not.
  const asked = groups.filter(({ truths }) => truths.includes(true))
  return asked.map((group) => ({
    field,
    groups: [group],
    isMember: true,
    valueIn: (context) => Number(elementsOf(get(context), item).some((element) => isIn(group, element))),
  }))
}

/** How many values a variable has: the groups, or whether the group is not (0) or is (1) in the list. */
export const sizeOf = ({ groups, isMember }: Variable): number => (isMember ? 2 : groups.length)

function groupValues(
  values: readonly FieldValue[],
  truthsOf: (value: FieldValue) => readonly boolean[],
): readonly ValueGroup[] {
  const grouped = Map.groupBy(
    values.map((value) => ({ value, truths: truthsOf(value) })),
    ({ truths }) => truths.join(),
  )
  return [...grouped.values()].map((same) => ({
    values: same.map(({ value }) => value),
    truths: same[0]?.truths ?? [],
  }))
}

/** Whether a leaf holds of a value; of an element of a list, whether it makes a difference to the leaf. */
function holdsFor(field: FieldPath, test: Predicate): (value: FieldValue) => boolean {
  const without = fields[field].item === undefined ? false : test(contextWith(field, undefined))
  return (value) => test(contextWith(field, value)) !== without
}

function contextWith(field: FieldPath, value: FieldValue): Context {
  const draft = emptyDraft()
  writeField(draft, field, value)
  return asContext(draft)
}

const isEqual = (a: readonly boolean[], b: readonly boolean[]): boolean =>
  a.every((each, index) => each === b[index])

const elementsOf = (list: unknown, item: string): readonly unknown[] =>
  Array.isArray(list) ? list.map((element) => element?.[item]) : []

const asFieldValue = (value: unknown): FieldValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
