import { asJsonObject, childObject, type Finding, filesOf, findingAt, pointerTo, type Source } from '#source'
import { ownArticles } from '../help/own-articles.ts'
import type { Rule, Subject } from '../rule.ts'

export const helpQuestion: Rule = {
  id: 'help-question',
  why: 'If two articles have the same question, it is unclear which one is meant.',
  check: (subject) => [
    ...sameQuestions(subject),
    ...(subject.tenant === undefined ? [...sameIds(subject.source), ...sameSynonyms(subject)] : []),
  ],
}

/** Findings for questions of the subject's own articles that occur more than once among all articles. */
function sameQuestions(subject: Subject): readonly Finding[] {
  const own = ownArticles(subject)
  if (own.length === 0) return []
  const asked = Map.groupBy(
    questionsOf(Object.entries(subject.flows?.source.help.articles ?? {})),
    ({ words }) => words,
  )
  const isOwn = new Set(own.map(([id]) => id))
  return [...asked.values()].flatMap(([first, ...others]) =>
    others.flatMap((other) => {
      if (first === undefined || !(isOwn.has(first.id) || isOwn.has(other.id))) return []
      const [said, before] = isOwn.has(other.id) ? [other, first] : [first, other]
      return [
        subject.report({
          pointer: pointerTo('help', 'articles', said.id, 'questions', said.index),
          message: `"${before.id}" has this question too.`,
          hint: 'Leave it to one of the two, or make one article of both.',
        }),
      ]
    }),
  )
}

interface Question {
  readonly id: string
  readonly index: number
  readonly words: string
}

const questionsOf = (articles: ReturnType<typeof ownArticles>): readonly Question[] =>
  articles.flatMap(([id, { questions }]) =>
    questions.map((question, index) => ({ id, index, words: wordsOf(question) })),
  )

const wordsOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Findings for ids in two files, of which the later would replace the other. */
function sameIds(source: Source): readonly Finding[] {
  const places = new Map<string, string>()
  return filesOf(source, 'help').flatMap((file) =>
    Object.keys(childObject(asJsonObject(file.value), 'articles')).flatMap((id) => {
      const before = places.get(id)
      places.set(id, file.path)
      if (before === undefined) return []
      const pointer = pointerTo('articles', id)
      const message = `${before} has an article "${id}" too.`
      return [findingAt({ rule: '', pointer, message, what: 'key' }, { file, pointer })]
    }),
  )
}

/** Findings for words that stand in two lists of synonyms, or in one and among those that say nothing. */
function sameSynonyms(subject: Subject): readonly Finding[] {
  const { synonyms = [], ignored = [] } = subject.flows?.source.help ?? {}
  const seen = new Map(ignored.map((word) => [word, 'is among the words that say nothing']))
  return synonyms.flatMap((list, index) =>
    list.flatMap((word, place) => {
      const before = seen.get(word)
      if (before === undefined) seen.set(word, `means the same as "${list[place === 0 ? 1 : 0]}"`)
      return before === undefined
        ? []
        : [
            subject.report({
              pointer: pointerTo('help', 'synonyms', index, place),
              message: `"${word}" ${before}, and here it means the same as "${list[place === 0 ? 1 : 0]}".`,
              hint: 'Leave it to one list.',
            }),
          ]
    }),
  )
}
