import { type Source, type TextPair, textPairs } from '#source'

/** Words that are most frequent in the original, and all but absent from its translation. */
const mostFrequent = 60

/** Translations that still say what was written, in words of that language: not names, which are the same everywhere. */
export function leftAsWritten(source: Source, locale: string): readonly TextPair[] {
  const pairs = textPairs(source)(locale)
  const same = pairs.filter(
    ({ written, translated }) => written === translated && typeof written === 'string',
  )
  if (same.length === 0) return []
  const other = countOf(
    pairs.flatMap(({ written, translated }) => (translated === written ? [] : [translated])),
  )
  const own = new Set(
    [...countOf(pairs.map(({ written }) => written))]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, mostFrequent)
      .flatMap(([word, count]) => ((other.get(word) ?? 0) < count / 20 ? [word] : [])),
  )
  return same.filter(({ written }) => {
    const words = wordsOf(written)
    const known = words.filter((word) => own.has(word))
    return new Set(known).size > 1 && known.length >= words.length / 2
  })
}

function countOf(texts: readonly unknown[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const wordsOf = (text: unknown): readonly string[] =>
  typeof text === 'string'
    ? [...text.replaceAll(/\{[^{}]*\}/g, ' ').matchAll(/\p{L}+/gu)].map(([word]) => word.toLowerCase())
    : []
