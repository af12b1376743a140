import { isDeepStrictEqual } from 'node:util'
import { findConditionFaults, type PredicateSource } from '#engine'
import {
  asJsonObject,
  asStrings,
  asText,
  checkAnswerLeaves,
  childObject,
  describeFault,
  type Json,
  type JsonObject,
  nearestHint,
  pointerTo,
} from '#source'
import { fieldsRead } from '../references/fields-read.ts'
import { checkFields, type PlacedField } from '../references/forms-of.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const formCondition: Rule = {
  id: 'form-condition',
  why: 'A question that depends on an answer which never comes is never asked; one that browser and server judge differently is refused.',
  check: (subject) =>
    checkFields(subject, (field) => [...showWhen(field), ...unless(subject, field), ...same(field)]),
}

/** Faults of `showWhen`, which must name a possible answer to an earlier question. */
const showWhen = (asking: PlacedField): readonly RuleFault[] =>
  Object.entries(childObject(asking.field, 'showWhen')).flatMap(([other, value]) => {
    const pointer = pointerTo('showWhen', other)
    const late = notBefore(asking, other, pointer)
    return late.length > 0 ? late : neverGiven(asking, other, value).map((fault) => ({ ...fault, pointer }))
  })

function neverGiven(
  { file }: PlacedField,
  other: string,
  value: Json,
): readonly Omit<RuleFault, 'pointer'>[] {
  const schema = childObject(
    childObject(childObject(asJsonObject(file.value), 'schema'), 'properties'),
    other,
  )
  const type = schema.type === 'integer' ? 'number' : schema.type
  const answers: readonly Json[] | undefined = Array.isArray(schema.enum)
    ? schema.enum
    : schema.const === undefined
      ? undefined
      : [schema.const]
  const isGiven =
    answers === undefined ? type === undefined || typeof value === type : answers.includes(value)
  if (isGiven) return []
  const hint =
    answers === undefined
      ? { hint: `Its answer is ${asText(type)}.` }
      : {
          hint: `Its answers are ${answers.map((answer) => JSON.stringify(answer)).join(', ')}.`,
          ...nearestHint(asText(value), answers.map(asText)),
        }
  return [{ message: `Nobody answers ${JSON.stringify(value)} to "${other}".`, ...hint }]
}

/** Faults of `unless`, which may read only the parts of the application that both browser and server see. */
function unless({ logic, flows }: Subject, { field }: PlacedField): readonly RuleFault[] {
  if (field.unless === undefined || flows === undefined) return []
  // The schema checked it while the file was read.
  const condition = field.unless as PredicateSource
  const { predicates } = flows.source
  const faults = findConditionFaults(condition, predicates, flows.project)
    // Unknown ids are reported for every place that names them.
    .filter(({ code }) => !code.startsWith('UNKNOWN'))
    .map((fault) => ({ ...describeFault(fault), pointer: `/unless${fault.pointer}` }))
  const unseen = fieldsRead(condition, predicates.predicates).find(flows.project.isOfBrowser)
  return [
    ...faults,
    ...checkAnswerLeaves({
      logic: { answers: logic.answers ?? {}, unless: field.unless },
      project: flows.project,
    }).map(({ pointer, message, hint }) => ({ pointer, message, ...(hint !== undefined && { hint }) })),
    ...(unseen === undefined
      ? []
      : [
          {
            pointer: '/unless',
            message: `Only the browser knows "${unseen}": the server would ask for this answer all the same.`,
            hint: 'Ask for something of the application or of the lender.',
          },
        ]),
  ]
}

/** Faults of `same`, which must name an earlier field of the same kind that is asked for in the same cases. */
function same(asking: PlacedField): readonly RuleFault[] {
  const { field, file } = asking
  const other = asText(field.same)
  const repeated = childObject(asJsonObject(file.value), 'fields')[other]
  if (repeated === undefined) return []
  const late = notBefore(asking, other, '/same')
  return late.length > 0 ? late : unlike(field, asJsonObject(repeated), other)
}

function unlike(field: JsonObject, repeated: JsonObject, other: string): readonly RuleFault[] {
  const place = { pointer: '/same', related: [pointerTo('fields', other)] }
  if (field.widget !== repeated.widget)
    return [
      {
        ...place,
        message: `"${other}" is answered otherwise (${asText(repeated.widget)}) than this field (${asText(field.widget)}), which repeats it.`,
        hint: 'Name the field whose answer is given twice.',
      },
    ]
  const isAsked = ['showWhen', 'unless'].every(
    (key) => repeated[key] === undefined || isDeepStrictEqual(field[key], repeated[key]),
  )
  if (isAsked) return []
  return [
    {
      ...place,
      message: `"${other}" is not always asked for where this field repeats it, and no answer would do.`,
      hint: 'Give both the same `showWhen` and `unless`.',
    },
  ]
}

function notBefore({ name, file }: PlacedField, other: string, pointer: string): readonly RuleFault[] {
  const order = asStrings(asJsonObject(file.value).order)
  // The rule order-incomplete reports fields missing from the order.
  if (!order.includes(other) || !order.includes(name) || order.indexOf(other) < order.indexOf(name)) return []
  return [
    {
      pointer,
      related: ['/order'],
      message: other === name ? `"${name}" waits for itself.` : `"${other}" is asked only after "${name}".`,
      hint: other === name ? 'Name another field.' : 'Change the order, or what it waits for.',
    },
  ]
}
