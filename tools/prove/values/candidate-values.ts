import { type FieldType, type Leaf, resolveField } from '#engine'
import type { Project } from '#source'

/** Value that a field may hold; undefined if absent. */
export type FieldValue = string | number | boolean | undefined

/** Value that represents every value that no condition names. */
export const anyText = 'any'

/**
 * Values of a field that its conditions may distinguish, at least one for each outcome; the usual one comes first.
 */
export function candidateValues(
  field: string,
  leaves: readonly Leaf[],
  project: Project,
): readonly FieldValue[] {
  const { default: preset, item } = resolveField(field, project)
  const named = leaves.flatMap(operandsOf)
  const possible = project.values[field] ?? valuesOf[project.types[field] ?? typeOf(named)](named)
  // An element without the key equals no element.
  const usual = item === undefined ? [preset] : []
  return [...new Set<FieldValue>([...usual, ...possible])]
}

type Operand = string | number | boolean

/** Type of a form's answer, taken from the values with which it is compared. */
const typeOf = ([first]: readonly Operand[]): FieldType =>
  typeof first === 'number' ? 'number' : typeof first === 'boolean' ? 'boolean' : 'string'

const valuesOf: Readonly<
  Record<'string' | 'number' | 'boolean', (named: readonly Operand[]) => readonly FieldValue[]>
> = {
  boolean: () => [false, true],
  string: (named) => [anyText, ...named.filter((value) => typeof value === 'string')],
  number: (named) => between(named.filter((value) => typeof value === 'number')),
}

/** Numbers named, one between each two of them, one below and one above: no comparison distinguishes others. */
function between(named: readonly number[]): readonly number[] {
  const sorted = [...new Set(named)].sort((a, b) => a - b)
  const above = sorted.map((number, index) => (number + (sorted[index + 1] ?? number + 2)) / 2)
  return [(sorted[0] ?? 1) - 1, ...sorted, ...above]
}

function operandsOf({ field: _, exists: _exists, ...operator }: Leaf): readonly Operand[] {
  return Object.values(operator).flat()
}
