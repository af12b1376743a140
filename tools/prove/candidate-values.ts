import type { Leaf } from '#engine'
import { type FieldPath, fieldEnums, fields, fieldTypes } from '#generated/fields'

/** A value that a field may hold; undefined when it is absent. */
export type FieldValue = string | number | boolean | undefined

/** A value that stands for all that no condition names. */
const anyText = 'any'

/** Values of a field that its conditions may tell apart, and at least one of each kind that they do; what is usual comes first. */
export function candidateValues(field: FieldPath, leaves: readonly Leaf[]): readonly FieldValue[] {
  const { default: preset, item } = fields[field]
  const type = fieldTypes[field]
  const possible = fieldEnums[field] ?? valuesOf[type](leaves.flatMap(operandsOf))
  // An element that lacks the key is as no element.
  const usual = item === undefined ? [preset] : []
  return [...new Set<FieldValue>([...usual, ...possible])]
}

type Operand = string | number | boolean

const valuesOf: Readonly<
  Record<'string' | 'number' | 'boolean', (named: readonly Operand[]) => readonly FieldValue[]>
> = {
  boolean: () => [false, true],
  string: (named) => [anyText, ...named.filter((value) => typeof value === 'string')],
  number: (named) => between(named.filter((value) => typeof value === 'number')),
}

/** The numbers named, one between each two of them, one below and one above: no comparison tells others apart. */
function between(named: readonly number[]): readonly number[] {
  const sorted = [...new Set(named)].sort((a, b) => a - b)
  const above = sorted.map((number, index) => (number + (sorted[index + 1] ?? number + 2)) / 2)
  return [(sorted[0] ?? 1) - 1, ...sorted, ...above]
}

function operandsOf({ field: _, exists: _exists, ...operator }: Leaf): readonly Operand[] {
  return Object.values(operator).flat()
}
