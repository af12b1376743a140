import { type FieldPath, fieldEnums } from '#generated/fields'
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
  const possible = isFieldPath(field) ? fieldEnums[field] : undefined
  if (possible === undefined) return []
  return valuesOf(leaf)
    .filter(({ value }) => !possible.includes(value))
    .map(({ value, below }) => ({
      pointer: pointer + below,
      message: `${field} is never "${value}".`,
      ...nearestHint(value, possible),
    }))
}

const isFieldPath = (field: string): field is FieldPath => Object.hasOwn(fieldEnums, field)

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
