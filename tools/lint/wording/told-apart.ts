import { memoize } from '#engine'
import { asJsonObject, asText, childObject, type JsonObject } from '#source'
import type { Subject } from '../rule.ts'

/** Entry of a list that people tell apart by words. */
export interface ToldApart {
  readonly id: string
  /** Keys from the flows to the value that holds the words or names their message. */
  readonly path: readonly (string | number)[]
  /** Message of the words, where they stand in the copy; otherwise the words themselves. */
  readonly key?: string
  readonly words?: string
}

export interface ToldApartList {
  /** Role of the words for an entry: its name, title or subject. */
  readonly noun: string
  /** Flow in which the entries stand. */
  readonly file: string
  readonly entries: readonly ToldApart[]
}

/** Entries of a map, each of which names its message by `key`. */
const each = (map: object, key: string, ...above: readonly string[]): readonly ToldApart[] =>
  Object.entries(map).flatMap(([id, { [key]: message }]) =>
    typeof message === 'string' ? [{ id, key: message, path: [...above, id, key] }] : [],
  )

/** Lists of the subject that are read one entry beside the other. */
export function toldApart(subject: Subject): readonly ToldApartList[] {
  const { flows, copy, value } = subject
  if (flows === undefined) return []
  const { registration, progress, pages, conditions, help } = flows.source
  return [
    ...registrationNames(registration),
    ...progressNames(progress),
    ...pageTitles(pages),
    ...['title', 'description'].map((noun) => ({
      noun,
      file: 'conditions',
      entries: each(conditions.categories, noun, 'conditions', 'categories'),
    })),
    { noun: 'subject', file: 'copy', entries: subjects(copy.base, Object.fromEntries(copy.own)) },
    { noun: 'title', file: 'help', entries: cannedTitles(asJsonObject(value.help)) },
    { noun: 'answer', file: 'help', entries: newestAnswers(help) },
  ]
}

type FlowsSource = NonNullable<Subject['flows']>['source']

const registrationNames = memoize(
  ({ steps, groups, confirmation }: FlowsSource['registration']): readonly ToldApartList[] => {
    const path = ['registration', 'confirmation', 'label']
    const last = confirmation === undefined ? [] : [{ id: confirmation.step, key: confirmation.label, path }]
    return [
      {
        noun: 'name',
        file: 'registration',
        entries: [...each(steps, 'label', 'registration', 'steps'), ...last],
      },
      { noun: 'name', file: 'registration', entries: each(groups, 'label', 'registration', 'groups') },
    ]
  },
)

const progressNames = memoize(({ steps }: FlowsSource['progress']): readonly ToldApartList[] => [
  { noun: 'name', file: 'progress', entries: each(steps, 'label', 'progress', 'steps') },
  ...Object.entries(steps).map(([step, { parts = [] }]) => ({
    noun: 'name',
    file: 'progress',
    entries: parts.map(({ label, pages: [page = ''] }, index) => ({
      id: page,
      key: label,
      path: ['progress', 'steps', step, 'parts', index, 'label'],
    })),
  })),
])

/** Titles of the pages of each area. */
const pageTitles = memoize(({ pages }: FlowsSource['pages']): readonly ToldApartList[] =>
  [...Map.groupBy(Object.entries(pages), ([, { area }]) => area).values()].map((own) => ({
    noun: 'title',
    file: 'pages',
    entries: each(Object.fromEntries(own), 'title', 'pages', 'pages'),
  })),
)

/** Subjects of letters, those of a lender beside those of the base. */
const subjects = (base: object, own: object): readonly ToldApart[] =>
  [...new Set([...subjectKeys(base), ...subjectKeys(own)])].map((key) => ({
    id: key.split('.')[2] ?? '',
    key,
    path: ['copy', key],
  }))

const subjectKeys = memoize((messages: object): readonly string[] =>
  Object.keys(messages).filter((key) => /^server\.letters\.\w+\.subject$/.test(key)),
)

const cannedTitles = (help: JsonObject): readonly ToldApart[] =>
  Object.entries(childObject(help, 'canned')).map(([id, canned]) => ({
    id,
    path: ['help', 'canned', id, 'title'],
    words: asText(asJsonObject(canned).title),
  }))

/** Newest answers of the chatbot. */
const newestAnswers = ({ articles = {} }: FlowsSource['help']): readonly ToldApart[] =>
  Object.entries(articles).map(([id, { answers }]) => {
    const last = answers.length - 1
    return { id, path: ['help', 'articles', id, 'answers', last, 'text'], words: answers[last]?.text ?? '' }
  })
