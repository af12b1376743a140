import {
  asJsonObject,
  asText,
  childObject,
  type Finding,
  type Json,
  type JsonObject,
  messageText,
  pointerTo,
} from '#source'
import { isChanged } from '../is-changed.ts'
import { checkFields } from '../references/forms-of.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'
import { type ToldApart, type ToldApartList, toldApart } from '../wording/told-apart.ts'

export const sameWords: Rule = {
  id: 'same-words',
  why: 'What is found, chosen or answered by its words alone cannot be told from another of the same words; usually one was copied and never changed.',
  check: (subject) => [...inLists(subject), ...inForms(subject)],
}

const inLists = (subject: Subject): readonly Finding[] =>
  isChanged(subject, 'copy', 'pages', 'registration', 'progress', 'conditions', 'help')
    ? subject.reportOwn(
        toldApart(subject).flatMap((list) => (isOwn(subject, list) ? twins(subject, list) : [])),
      )
    : []

/** Whether the subject may have changed what an entry of the list reads. */
const isOwn = (subject: Subject, { file, entries }: ToldApartList): boolean =>
  isChanged(subject, file) || entries.some(({ key }) => key !== undefined && subject.copy.own.has(key))

/** Faults of entries with the words of an earlier one; of both where a lender may have worded either. */
const twins = ({ tenant, copy }: Subject, { noun, entries }: ToldApartList): readonly RuleFault[] => {
  const wordsOf = ({ key, words }: ToldApart) => {
    const text = words ?? asText(messageText(copy, key ?? ''))
    // A subject that names whom or what it is about may serve several letters of it.
    return noun === 'subject' && text.includes('{') ? '' : text
  }
  return (
    pairsIn(entries, wordsOf)
      // Of two titles that name one message, page-twin says whose it is.
      .filter(([one, other]) => noun !== 'title' || one.key === undefined || one.key !== other.key)
      .flatMap(([one, other]) => [
        faultOf(noun, other, one, wordsOf(one)),
        ...(tenant === undefined ? [] : [faultOf(noun, one, other, wordsOf(one))]),
      ])
  )
}

const faultOf = (noun: string, entry: ToldApart, other: ToldApart, words: string): RuleFault => ({
  pointer: placeOf(entry, other),
  related: [placeOf(other, entry)],
  message: `The ${noun} of "${entry.id}" is that of "${other.id}" too: "${words}".`,
  hint: 'Give each words of its own.',
})

/** Pairs of an entry and the first one of the same words. */
const pairsIn = <Each>(entries: readonly Each[], wordsOf: (entry: Each) => string) =>
  [...Map.groupBy(entries, (entry) => wordsOf(entry).trim().toLowerCase())].flatMap(
    ([words, [first, ...others]]) =>
      words === '' || first === undefined ? [] : others.map((other) => [first, other] as const),
  )

/** Pointer of an entry's message, or of the entry itself where it names the message of the other one. */
const placeOf = (entry: ToldApart, other: ToldApart): string =>
  entry.key === undefined || entry.key === other.key ? pointerTo(...entry.path) : pointerTo('copy', entry.key)

/** Fields of one form, and choices of one field, that read the same; only the base has forms. */
const inForms = (subject: Subject): readonly Finding[] => {
  const words = (key: Json | undefined) => asText(messageText(subject.copy, asText(key)))
  return checkFields(subject, ({ file, name, field }) => [
    ...fieldTwins(childObject(asJsonObject(file.value), 'fields'), name, words),
    ...choiceTwins(field, words),
  ])
}

type Words = (key: Json | undefined) => string

/** Fault of a label that an earlier field has; fields that are asked for by condition may take each other's place. */
function fieldTwins(fields: JsonObject, name: string, words: Words): readonly RuleFault[] {
  const asked = Object.entries(fields).map(([id, field]) => ({ id, field: asJsonObject(field) }))
  const own = asked.find(({ id }) => id === name)
  const label = words(own?.field.label)
  const other = asked.find((each) => words(each.field.label) === label)
  if (label === '' || own === undefined || other === undefined || other === own) return []
  if ([own, other].every((each) => 'showWhen' in each.field || 'unless' in each.field)) return []
  return [
    {
      pointer: '/label',
      related: [pointerTo('fields', other.id, 'label')],
      message: `The label of "${name}" is that of "${other.id}" too: "${label}".`,
      hint: 'Give each words of its own.',
    },
  ]
}

/** Faults of choices by messages of their own that read as an earlier one. */
function choiceTwins({ options }: JsonObject, words: Words): readonly RuleFault[] {
  const choices = Array.isArray(options)
    ? options.map((option: Json, index) => ({ key: asText(asJsonObject(option).label), index }))
    : []
  return pairsIn(choices, ({ key }) => words(key))
    .filter(([one, other]) => one.key !== other.key)
    .map(([one, other]) => ({
      pointer: pointerTo('options', other.index, 'label'),
      message: `The choice reads as another one does, "${one.key}": "${words(one.key)}".`,
      hint: 'Give each words of its own.',
    }))
}
