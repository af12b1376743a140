import { type Context, type Leaf, type Predicate, resolveField } from '#engine'
import type { Project } from '#source'
import { candidateValues, type FieldValue } from '../values/candidate-values.ts'
import { asContext, type Draft, writeField } from '../values/write-field.ts'

/**
 * Values of one field, as far as conditions distinguish them; for a list, whether it contains one kind of element.
 */
export interface Variable {
  readonly field: string
  /** Groups of values that every condition treats alike; for a list, the one group that it contains or not. */
  readonly groups: readonly (readonly FieldValue[])[]
  readonly isMember: boolean
  /** Index of the variable's value in a context. */
  readonly valueIn: (context: Context) => number
}

/** Variables of a field, and how its leaves depend on them. */
export interface FieldVariables {
  readonly variables: readonly Variable[]
  /**
   * Groups of each variable for which a leaf holds with at least one value, and whether the leaf may hold for values
   * without a variable.
   */
  readonly groupsFor: (leaf: Leaf) => {
    readonly marked: readonly (readonly number[])[]
    readonly isBeyond: boolean
  }
}

/** Words of conditions, and how the engine tests them. */
export interface Language {
  readonly compile: (leaf: Leaf) => Predicate
  readonly project: Project
}

/**
 * Creates variables whose values the `deciding` leaves distinguish, by the engine's own tests; `told` leaves may add
 * values.
 */
export function createVariables(
  field: string,
  deciding: readonly Leaf[],
  told: readonly Leaf[],
  { compile, project }: Language,
): FieldVariables {
  const { get, item } = resolveField(field, project)
  const holdsOf = (leaf: Leaf) => holdsFor(field, compile(leaf), item)
  const tests = deciding.map((leaf) => holdsOf(leaf))
  const truthsOf = remembered((value) => tests.map((test) => test(value)).join())
  const grouped = Map.groupBy(candidateValues(field, [...deciding, ...told], project), truthsOf)
  const keys = [...grouped.keys()]
  const groups = [...grouped.values()]
  if (item === undefined) {
    const valueIn = (context: Context) => keys.indexOf(truthsOf(asFieldValue(get(context))))
    const groupsFor = (leaf: Leaf) => {
      const test = holdsOf(leaf)
      return { marked: [indexesWhere(groups, (group) => group.some(test))], isBeyond: false }
    }
    return { variables: [{ field, groups, isMember: false, valueIn }], groupsFor }
  }
  // Elements that no condition asks about may be in a list or not.
  const isAsked = (index: number) => keys[index]?.includes('true') === true
  const asked = indexesWhere(groups, (_, index) => isAsked(index))
  const variables = asked.map(
    (index): Variable => ({
      field,
      groups: [groups[index] ?? []],
      isMember: true,
      valueIn: (context) =>
        Number(
          elementsOf(get(context), item).some((element) => truthsOf(asFieldValue(element)) === keys[index]),
        ),
    }),
  )
  const groupsFor = (leaf: Leaf) => {
    const test = holdsOf(leaf)
    const isNamed = (index: number) => groups[index]?.some(test) === true
    return {
      marked: asked.map((index) => (isNamed(index) ? [1] : [])),
      isBeyond: groups.some((_, index) => !isAsked(index) && isNamed(index)),
    }
  }
  return { variables, groupsFor }
}

/** Number of values of a variable: its groups, or two for membership: not in the list (0), in the list (1). */
export const sizeOf = ({ groups, isMember }: Variable): number => (isMember ? 2 : groups.length)

const indexesWhere = <T>(list: readonly T[], holds: (each: T, index: number) => boolean): readonly number[] =>
  list.flatMap((each, index) => (holds(each, index) ? [index] : []))

/** Caches the result for each value. */
function remembered<T>(find: (value: FieldValue) => T): (value: FieldValue) => T {
  const found = new Map<FieldValue, T>()
  return (value) => {
    const known = found.get(value) ?? find(value)
    found.set(value, known)
    return known
  }
}

/** Whether a leaf holds for a value; for a list's element, whether it changes the leaf's result. */
function holdsFor(field: string, test: Predicate, item: string | undefined): (value: FieldValue) => boolean {
  const without = item === undefined ? false : test(contextWith(field, undefined))
  return (value) => test(contextWith(field, value)) !== without
}

function contextWith(field: string, value: FieldValue): Context {
  const draft: Draft = {}
  writeField(draft, field, value)
  return asContext(draft)
}

const elementsOf = (list: unknown, item: string): readonly unknown[] =>
  Array.isArray(list) ? list.map((element) => element?.[item]) : []

const asFieldValue = (value: unknown): FieldValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
