import { memoize, nearest } from '#engine'
import type { HelpSource } from '#source'
import { wordsOf } from './words-of.ts'

/** What the search knows of a lender's help: its words, and which of them mean the same. */
export interface Vocabulary {
  /** Word or phrase to the word that stands for it. */
  readonly phrases: ReadonlyMap<string, string>
  /** How many words the longest phrase has. */
  readonly longest: number
  /** Words that say nothing of what is meant. */
  readonly ignored: ReadonlySet<string>
  /** The word that was meant by one that the articles do not have, if one is near. */
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

/** Fewer letters leave too many words near. */
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
