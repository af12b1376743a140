import { withNearest } from '../nearest.ts'
import { findField } from '../predicates/leaf-test.ts'
import type { Leaf } from '../source.ts'
import type { Field, FieldType, FullVocabulary } from '../vocabulary.ts'
import { at, type JourneyFault, report, type SourcePlace, startAt } from './place.ts'

interface TypedField extends Field {
  /** Undefined for an answer that a form stores: the form defines its type. */
  readonly type: FieldType | undefined
}

const listOperators = ['exists', 'includes', 'includesAny']
const orderOperators = ['gt', 'gte', 'lt', 'lte']
const operators = ['equals', 'in', 'startsWith', ...listOperators, ...orderOperators]

/** Reports faults of a condition; returns whether it gives an answer in every context, so that it may be negated. */
export function checkLeaf(leaf: Leaf, place: SourcePlace): boolean {
  const field = findTypedField(leaf.field, place.vocabulary)
  const [entry, ...more] = Object.entries(leaf).filter(([key]) => key !== 'field')
  if (field === undefined) reportUnknownField(leaf.field, place)
  else if (entry === undefined || more.length > 0 || !operators.includes(entry[0]))
    report('WRONG_OPERATOR', `a condition has a field and exactly one of ${operators.join(', ')}.`, place)
  else checkOperator(field, entry[0], entry[1], at(place, entry[0]))
  // An unknown field is reported once, not again by each negation around it.
  return field === undefined || field.item !== undefined || field.default !== undefined || 'exists' in leaf
}

function findTypedField(id: string, vocabulary: FullVocabulary): TypedField | undefined {
  const { fields, answers, types } = vocabulary
  const field = Object.hasOwn(fields, id) || id.startsWith(answers) ? findField(id, vocabulary) : undefined
  return field && { ...field, type: types[id] }
}

/** Faults of a condition on a field of the given type; pointers are within the condition. */
export function findLeafFaults(
  leaf: Leaf,
  type: FieldType,
  vocabulary: FullVocabulary,
): readonly JourneyFault[] {
  const place = startAt('', vocabulary)
  for (const [operator, value] of Object.entries(leaf))
    if (operators.includes(operator))
      checkOperator({ get: () => undefined, type }, operator, value, at(place, operator))
  return place.faults
}

const reportUnknownField = (id: string, place: SourcePlace): void =>
  report(
    'UNKNOWN_FIELD',
    withNearest(`there is no field "${id}" in the context.`, id, Object.keys(place.vocabulary.fields)),
    at(place, 'field'),
  )

function checkOperator(field: TypedField, operator: string, value: unknown, place: SourcePlace): void {
  if (!suits(field, operator))
    report('WRONG_OPERATOR', `"${operator}" doesn't suit ${describe(field)}.`, place)
  else if (operator === 'exists') checkValues([value], 'boolean', place)
  else if (operator !== 'in' && operator !== 'includesAny') checkValues([value], field.type, place)
  else if (Array.isArray(value)) checkValues(value, field.type, place)
  else report('WRONG_VALUE', `"${operator}" needs a list.`, place)
}

function suits({ item, type, default: preset }: TypedField, operator: string): boolean {
  if (type === undefined) return true
  if (item !== undefined) return listOperators.includes(operator)
  if (operator === 'exists') return preset === undefined
  if (operator === 'startsWith') return type === 'string'
  if (orderOperators.includes(operator)) return type === 'number'
  return !listOperators.includes(operator)
}

function describe({ item, type, default: preset }: TypedField): string {
  if (item !== undefined) return 'a list'
  return preset === undefined
    ? `a ${type}`
    : `a ${type} that is never absent: its default is ${JSON.stringify(preset)}`
}

function checkValues(values: readonly unknown[], type: string | undefined, place: SourcePlace): void {
  if (type === undefined) return
  for (const value of values)
    if (typeof value !== type)
      report(
        'WRONG_VALUE',
        `${JSON.stringify(value)} is a ${typeof value}, where the field holds a ${type}.`,
        place,
      )
}
