import type { Source } from '#source'
import type { Sentence } from '../api/words.ts'
import { pageAt } from './pages.ts'
import { messages, sentenceOf } from './sentences.ts'

const most = 200

/** Sentences that contain every word of a query in key or text, as a lender's applicants read them; the first ones of many. */
export function sentencesOf(
  source: Source,
  query: string,
  lender: string,
): { readonly total: number; readonly sentences: readonly Sentence[] } {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = [...messages(source).values()].filter(({ key, text }) => {
    const searched = `${key}\n${text}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  })
  return {
    total: found.length,
    sentences: listed(
      source,
      found.slice(0, most).map(({ key }) => key),
      lender,
    ),
  }
}

/** Sentences by their keys, each with the page on which it stands. */
export const listed = (source: Source, keys: readonly string[], lender: string): readonly Sentence[] =>
  keys.flatMap((key) => {
    const sentence = sentenceOf(source, key, lender)
    if (sentence === undefined) return []
    const page = pageAt(source, sentence.place.file, sentence.place.pointer)
    return [{ ...sentence, ...(page !== undefined && { page }) }]
  })
