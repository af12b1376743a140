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

function isAsked(request: Request, words: readonly string[], ignored: ReadonlySet<string>): boolean {
  const { by, places = {}, unless = [] } = request
  if (placesOf(unless, words).length > 0) return false
  const whom = request.whom ?? namesOf(places)
  if (by === undefined) return isAlone(whom, words, ignored)
  return placesOf(by, words).some(({ end }) =>
    placesOf(whom, words).some(
      (place) => place.start >= end && isNear(request, place, { words, ignored, from: end }),
    ),
  )
}

interface Around {
  readonly words: readonly string[]
  readonly ignored: ReadonlySet<string>
  /** End of how it is asked for. */
  readonly from: number
}

/** Whether what is asked for stands near enough to how, or, where the question ends with it, whether nothing else is said. */
function isNear({ ends }: Request, { start, end }: Place, { words, ignored, from }: Around): boolean {
  if (ends === undefined) return start - from <= mostBetween
  return (
    words.slice(from, start).every((word) => ignored.has(word)) &&
    words.slice(end).every((word) => ignored.has(word) || ends.includes(word))
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

const namesOf = memoize((places: NonNullable<Request['places']>) => Object.values(places).flat())

/** Returns the codes of the places that a question names, one within a longer name left out: Virginia in West Virginia. */
export function placesNamed(
  { requests = [] }: Pick<HelpArticle, 'requests'>,
  text: string,
): readonly string[] {
  const words = wordsOf(text).map(plainWord)
  const named = requests
    .flatMap(({ places = {} }) => Object.entries(places))
    .flatMap(([code, names]) => placesOf(names, words).map((place) => ({ code, ...place })))
  const isWithin = (one: Place, other: Place) =>
    one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start
  const whole = named.filter((one) => !named.some((other) => isWithin(one, other)))
  return [...new Set(whole.map(({ code }) => code))]
}

interface Place {
  readonly start: number
  readonly end: number
}

/** Places of phrases among words, from `start` to before `end`. */
const placesOf = (phrases: readonly string[], words: readonly string[]): readonly Place[] =>
  splitPhrases(phrases).flatMap((phrase) =>
    words.flatMap((_, start) =>
      phrase.every((word, index) => words[start + index] === word)
        ? [{ start, end: start + phrase.length }]
        : [],
    ),
  )

const splitPhrases = memoize((phrases: readonly string[]) => phrases.map(wordsOf))
