import { formFormats } from '#engine'
import { type FieldPath, fieldEnums, fieldFormats, fields } from '#generated/fields'
import { asText, type JsonObject, leavesIn, nearestHint, pointerTo } from '#source'
import { foundWhileReading } from '../found-while-reading.ts'
import type { Rule, RuleFault } from '../rule.ts'

const found = foundWhileReading(
  'operator-type-mismatch',
  'A comparison that can never hold, or always does, decides nothing.',
)

/** Checks whether the field can ever have the value; the engine compares types. */
export const operatorTypeMismatch: Rule = {
  ...found,
  reads: 'logic',
  check: (subject) => [
    ...found.check(subject),
    ...leavesIn(subject.logic).flatMap(({ leaf, pointer }) =>
      impossibleValues(leaf, pointer).map(subject.report),
    ),
  ],
}

function impossibleValues(leaf: JsonObject, pointer: string): readonly RuleFault[] {
  const field = asText(leaf.field)
  if (!isFieldPath(field)) return []
  const possible = fieldEnums[field]
  const admits = admittedBy(field)
  return valuesOf(leaf)
    .filter(({ value }) => !admits(value))
    .map(({ value, below }) => ({
      pointer: pointer + below,
      message: `${field} is never "${value}".`,
      ...(possible === undefined ? {} : nearestHint(value, possible)),
    }))
}

/** Tests whether a field may have a value, by its enumeration or its format. */
function admittedBy(field: FieldPath): (value: string) => boolean {
  const possible = fieldEnums[field]
  if (possible !== undefined) return (value) => possible.includes(value)
  const hasFormat = formFormats[fieldFormats[field] ?? '']
  return (value) => hasFormat === undefined || hasFormat(value) || value === fields[field].default
}

const isFieldPath = (field: string): field is FieldPath => Object.hasOwn(fields, field)

function valuesOf(leaf: JsonObject): readonly { readonly value: string; readonly below: string }[] {
  return ['equals', 'includes', 'in', 'includesAny'].flatMap((operator) => {
    const operand = leaf[operator]
    if (typeof operand === 'string') return [{ value: operand, below: pointerTo(operator) }]
    if (!Array.isArray(operand)) return []
    return operand.flatMap((value, index) =>
      typeof value === 'string' ? [{ value, below: pointerTo(operator, index) }] : [],
    )
  })
}
