import type { Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words-of.ts'

/**
 * Normalizes a question to the words of the articles: lower case, typing errors corrected, synonyms unified, ignored words
 * removed.
 */
export const tidyQuestion = (text: string, vocabulary: Vocabulary): string =>
  sameWords(wordsOf(text).map(vocabulary.mend), vocabulary)
    .filter((word) => !vocabulary.ignored.has(word))
    .join(' ')

/** Replaces each word or phrase that has synonyms by the first of them; the longest phrase counts. */
function sameWords(words: readonly string[], { phrases, longest }: Vocabulary): readonly string[] {
  const said: string[] = []
  for (let at = 0; at < words.length; ) {
    const start = at
    const length =
      lengths(Math.min(longest, words.length - at)).find((count) =>
        phrases.has(phraseOf(words, start, count)),
      ) ?? 1
    const phrase = phraseOf(words, at, length)
    said.push(phrases.get(phrase) ?? phrase)
    at += length
  }
  return said
}

const phraseOf = (words: readonly string[], at: number, length: number): string =>
  words.slice(at, at + length).join(' ')

const lengths = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => most - index)
