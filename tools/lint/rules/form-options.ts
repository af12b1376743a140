import { isDeepStrictEqual } from 'node:util'
import {
  asJsonObject,
  asText,
  childObject,
  type Json,
  type JsonObject,
  nearestHint,
  type Project,
  pointerTo,
} from '#source'
import { answersOf } from '../references/answers-of.ts'
import { checkFields, type PlacedField } from '../references/forms-of.ts'
import type { Rule, RuleFault } from '../rule.ts'
import { unofferedAnswers } from '../unoffered-answers.ts'

export const formOptions: Rule = {
  id: 'form-options',
  why: 'An option that the schema refuses, or an answer without an option, stops the applicants whom it fits.',
  check: (subject) =>
    checkFields(subject, (field) => [
      ...chosen(field),
      ...sameLabel(field),
      ...unchoosable(field),
      ...shuffled(field),
      ...unknown(field, subject.source.project.values),
      ...unofferedAnswers(field, subject),
      ...askedTwice(field),
      ...notAlone(field),
    ]),
}

/** Faults of choices that the schema refuses, or that repeat. */
function chosen({ field, schema }: PlacedField): readonly RuleFault[] {
  const admitted = answersOf(schema)
  const values = optionsOf(field)
  return values.flatMap((value, index) => {
    const pointer = pointerTo('options', index, 'value')
    const text = JSON.stringify(value)
    if (values.findIndex((other) => isDeepStrictEqual(other, value)) < index)
      return [{ pointer, message: `The choice ${text} stands here already.`, hint: 'Remove one of the two.' }]
    if (admitted === undefined || admitted.some((answer) => isDeepStrictEqual(answer, value))) return []
    const message = `Who chooses ${text} is refused: the form's schema does not admit it.`
    return [{ pointer, message, ...nearestHint(asText(value), admitted.map(asText)) }]
  })
}

/** Faults of choices that read as another one does. */
function sameLabel({ field }: PlacedField): readonly RuleFault[] {
  const labels = choicesOf(field).map(({ label }) => asText(label))
  return labels.flatMap((label, index) =>
    label === '' || labels.indexOf(label) === index
      ? []
      : [
          {
            pointer: pointerTo('options', index, 'label'),
            message: `Another choice reads "${label}" too: nobody can tell them apart.`,
            hint: 'Give each choice a message of its own.',
          },
        ],
  )
}

/** Faults of answers that the schema admits without a choice for them. */
function unchoosable({ field, schema }: PlacedField): readonly RuleFault[] {
  if (field.options === undefined) return []
  const values = optionsOf(field)
  return (answersOf(schema) ?? [])
    .filter((answer) => !values.some((value) => isDeepStrictEqual(value, answer)))
    .map((answer) => ({
      pointer: '/options',
      what: 'key',
      message: `No option offers ${JSON.stringify(answer)}, which the form's schema admits.`,
      hint: 'Offer it, or take it out of the schema.',
    }))
}

/** Fault of choices that the schema lists in another order. */
function shuffled({ field, schema }: PlacedField): readonly RuleFault[] {
  const [values, admitted] = [optionsOf(field), answersOf(schema) ?? []].map((list) =>
    list.map((value) => JSON.stringify(value)),
  )
  const wanted = (admitted ?? []).filter((value) => values?.includes(value))
  const at = (values ?? []).findIndex((value, index) => value !== wanted[index])
  if (values?.length !== wanted.length || at < 0) return []
  return [
    {
      pointer: pointerTo('options', at, 'value'),
      message: `${values[at]} stands where the form's schema has ${wanted[at]}.`,
      hint: 'Give both lists the order in which the choices are shown.',
    },
  ]
}

/** Faults of answers for which the application has no value. */
function unknown({ name, schema }: PlacedField, values: Project['values']): readonly RuleFault[] {
  const known = Object.entries(values).flatMap(([path, own]) => (path.split('.').at(-1) === name ? own : []))
  if (known.length === 0) return []
  return (answersOf(schema) ?? [])
    .filter((answer) => typeof answer === 'string' && !known.includes(answer))
    .map((answer) => ({
      pointer: '',
      what: 'key',
      message: `An application has no "${name}" of ${JSON.stringify(answer)} (schemas/domain).`,
      ...nearestHint(asText(answer), known),
    }))
}

/** Faults of documents that a choice asks for, and that it or another choice has asked for before. */
function askedTwice({ field }: PlacedField): readonly RuleFault[] {
  const asked = choicesOf(field).flatMap(({ documents }, option) =>
    (Array.isArray(documents) ? documents : []).map((each: Json, index) => ({
      document: asText(asJsonObject(each).document),
      pointer: pointerTo('options', option, 'documents', index, 'document'),
    })),
  )
  return asked
    .filter(({ document }, index) => asked.findIndex((other) => other.document === document) < index)
    .map(({ document, pointer }) => ({
      pointer,
      message: `${document} is asked for already: of the two, only one is kept as what it is.`,
      hint: 'Name the document that this side is.',
    }))
}

/** Faults of choices that may be chosen beside others, and that stand alone at another question of the form. */
function notAlone({ file, name, field }: PlacedField): readonly RuleFault[] {
  if (field.widget !== 'checkboxes') return []
  const others = Object.entries(childObject(asJsonObject(file.value), 'fields')).flatMap(([id, other]) =>
    id === name ? [] : choicesOf(asJsonObject(other)).map((choice) => ({ id, choice })),
  )
  return choicesOf(field).flatMap(({ value, exclusive }, index) => {
    const alone = others.find(
      ({ choice }) => choice.exclusive === true && isDeepStrictEqual(choice.value, value),
    )
    if (exclusive === true || alone === undefined) return []
    return [
      {
        pointer: pointerTo('options', index),
        message: `${JSON.stringify(value)} can be chosen beside other answers here, and not at "${alone.id}".`,
        hint: 'Say `"exclusive": true` here too, or at neither.',
      },
    ]
  })
}

const optionsOf = (field: JsonObject): readonly (Json | undefined)[] =>
  choicesOf(field).map(({ value }) => value)

const choicesOf = ({ options }: JsonObject): readonly JsonObject[] =>
  Array.isArray(options) ? options.map((option: Json) => asJsonObject(option)) : []
