import { memoize, nearest } from '#engine'
import type { HelpSource } from '#source'
import { wordsOf } from './words-of.ts'

/** Vocabulary of a lender's help, with its synonyms. */
export interface Vocabulary {
  /** Word or phrase to the word that stands for it. */
  readonly phrases: ReadonlyMap<string, string>
  /** Number of words of the longest phrase. */
  readonly longest: number
  /** Words without meaning for the search. */
  readonly ignored: ReadonlySet<string>
  /** Returns the known word that a typing error meant, if one is near; otherwise the word itself. */
  readonly mend: (word: string) => string
}

export const vocabularyOf = memoize(
  ({ articles = {}, synonyms = [], ignored = [] }: HelpSource): Vocabulary => {
    const phrases = new Map(
      synonyms.flatMap(([first = '', ...others]) =>
        [first, ...others].map((phrase) => [phrase, first] as const),
      ),
    )
    const texts = Object.values(articles).flatMap(({ questions, answers }) => [
      ...questions,
      ...answers.map(({ text }) => text.replaceAll(/\{[^{}]*/g, ' ')),
    ])
    const known = new Set([...texts, ...phrases.keys()].flatMap(wordsOf))
    return {
      phrases,
      longest: Math.max(1, ...[...phrases.keys()].map((phrase) => wordsOf(phrase).length)),
      ignored: new Set(ignored),
      mend: mender(known),
    }
  },
)

/** Fewest letters of a corrected word; shorter ones have too many near words. */
const mendable = 6

function mender(known: ReadonlySet<string>): (word: string) => string {
  const byInitial = Map.groupBy(
    [...known].filter((word) => word.length >= mendable - 1),
    (word) => word.charAt(0),
  )
  return memoize((word: string) => {
    if (word.length < mendable || known.has(word)) return word
    const most = word.length < 8 ? 1 : 2
    return nearest(word, byInitial.get(word.charAt(0)) ?? [], most) ?? word
  })
}
