import { asJsonObject, asText, childObject, messageText, pointerTo } from '#source'
import type { Subject } from '../rule.ts'

/** Entry of a list that people tell apart by words. */
export interface ToldApart {
  readonly id: string
  /** Pointer of the value that holds the words or names their message. */
  readonly pointer: string
  /** Message of the words, where they stand in the copy. */
  readonly key?: string
  readonly words: string
}

export interface ToldApartList {
  /** What the words are to an entry: its name, title or subject. */
  readonly noun: string
  readonly entries: readonly ToldApart[]
}

type Read = Pick<Subject, 'copy'>

const entry = ({ copy }: Read, id: string, key: unknown, ...path: readonly (string | number)[]) =>
  typeof key === 'string'
    ? [{ id, key, pointer: pointerTo(...path), words: asText(messageText(copy, key)) }]
    : []

/** Entries of a map, each of which names its message by `key`. */
const each = (read: Read, map: object, key: string, ...above: readonly string[]): readonly ToldApart[] =>
  Object.entries(map).flatMap(([id, one]) => entry(read, id, one[key], ...above, id, key))

/** Lists of the subject that are read one entry beside the other. */
export function toldApart(subject: Subject): readonly ToldApartList[] {
  const { flows } = subject
  if (flows === undefined) return []
  const { registration, progress, pages, conditions } = flows.source
  const { confirmation } = registration
  const areas = Map.groupBy(Object.entries(pages.pages), ([, { area }]) => area)
  return [
    {
      noun: 'name',
      entries: [
        ...each(subject, registration.steps, 'label', 'registration', 'steps'),
        ...entry(subject, confirmation.step, confirmation.label, 'registration', 'confirmation', 'label'),
      ],
    },
    { noun: 'name', entries: each(subject, registration.groups, 'label', 'registration', 'groups') },
    { noun: 'name', entries: each(subject, progress.steps, 'label', 'progress', 'steps') },
    ...Object.entries(progress.steps).map(([step, { parts = [] }]) => ({
      noun: 'name',
      entries: parts.flatMap(({ label, pages: [page = ''] }, index) =>
        entry(subject, page, label, 'progress', 'steps', step, 'parts', index, 'label'),
      ),
    })),
    ...[...areas.values()].map((own) => ({
      noun: 'title',
      entries: each(subject, Object.fromEntries(own), 'title', 'pages', 'pages'),
    })),
    ...['title', 'description'].map((noun) => ({
      noun,
      entries: each(subject, conditions.categories, noun, 'conditions', 'categories'),
    })),
    { noun: 'subject', entries: plainSubjects(subject) },
    { noun: 'title', entries: cannedTitles(subject) },
    { noun: 'answer', entries: answersOf(subject) },
  ]
}

/** Subjects of letters without values: one that names whom or what it is about may serve several letters of it. */
const plainSubjects = (subject: Subject): readonly ToldApart[] =>
  [...new Set([...Object.keys(subject.copy.base), ...subject.copy.own.keys()])].flatMap((key) => {
    const letter = /^server\.letters\.(\w+)\.subject$/.exec(key)?.[1]
    if (letter === undefined) return []
    return entry(subject, letter, key, 'copy', key).filter(({ words }) => !words.includes('{'))
  })

const cannedTitles = ({ value }: Subject): readonly ToldApart[] =>
  Object.entries(childObject(asJsonObject(value.help), 'canned')).map(([id, canned]) => ({
    id,
    pointer: pointerTo('help', 'canned', id, 'title'),
    words: asText(asJsonObject(canned).title),
  }))

/** Newest answers of the chatbot. */
const answersOf = ({ flows }: Subject): readonly ToldApart[] =>
  Object.entries(flows?.source.help.articles ?? {}).flatMap(([id, { answers }]) => {
    const last = answers.length - 1
    const pointer = pointerTo('help', 'articles', id, 'answers', last, 'text')
    return [{ id, pointer, words: asText(answers[last]?.text) }]
  })
