import { memoize } from '#engine'
import type { HelpArticle } from '#source'
import { plainWord, wordsOf } from './words-of.ts'

type Request = NonNullable<HelpArticle['requests']>[number]

/** Most words between how something is asked for and what is asked for: "talk to a real live person". */
const mostBetween = 4

/** Whether a question, as words, is one of the requests of an article, whatever else it says. */
export const isRequested = (
  { requests = [] }: Pick<HelpArticle, 'requests'>,
  asked: readonly string[],
  ignored: ReadonlySet<string>,
): boolean => {
  const words = asked.map(plainWord)
  return requests.some((request) => isAsked(request, words, ignored))
}

function isAsked({ by, whom }: Request, words: readonly string[], ignored: ReadonlySet<string>): boolean {
  if (by === undefined) return isAlone(whom, words, ignored)
  return placesOf(by, words).some(({ end }) =>
    placesOf(whom, words).some(({ start }) => start >= end && start - end <= mostBetween),
  )
}

/** Whether nothing but one of some phrases is said, besides words that say nothing. */
const isAlone = (
  phrases: readonly string[],
  words: readonly string[],
  ignored: ReadonlySet<string>,
): boolean =>
  placesOf(phrases, words).some(({ start, end }) =>
    [...words.slice(0, start), ...words.slice(end)].every((word) => ignored.has(word)),
  )

/** Places of phrases among words, from `start` to before `end`. */
const placesOf = (phrases: readonly string[], words: readonly string[]) =>
  splitPhrases(phrases).flatMap((phrase) =>
    words.flatMap((_, start) =>
      phrase.every((word, index) => words[start + index] === word)
        ? [{ start, end: start + phrase.length }]
        : [],
    ),
  )

const splitPhrases = memoize((phrases: readonly string[]) => phrases.map(wordsOf))
