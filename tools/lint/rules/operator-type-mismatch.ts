import { asText, type JsonObject, leavesIn, nearestHint, type Project, pointerTo } from '#source'
import { admittedBy } from '../../prove/values/field-values.ts'
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
      impossibleValues(leaf, pointer, subject.source.project).map(subject.report),
    ),
  ],
}

function impossibleValues(leaf: JsonObject, pointer: string, project: Project): readonly RuleFault[] {
  const field = asText(leaf.field)
  const possible = project.values[field]
  const admits = admittedBy(field, project)
  return valuesOf(leaf)
    .filter(({ value }) => !admits(value))
    .map(({ value, below }) => ({
      pointer: pointer + below,
      message: `${field} is never "${value}".`,
      ...(possible === undefined ? {} : nearestHint(value, possible)),
    }))
}

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
