import { asText, type Json } from '#source'

/** Message that differs by a slip from what all others of its kind say. */
export interface NearWords {
  readonly odd: string
  readonly other: string
}

/** Fewest messages of a kind that say the same. */
const enough = 4

/** Messages that lost or changed a word of what the others of their kind say: `server.letters.*.action`. */
export function nearWordsIn(copy: Readonly<Record<string, Json>>): readonly NearWords[] {
  const kinds = Map.groupBy(Object.keys(copy), (key) => {
    const parts = key.split('.')
    return parts.length < 3 ? '' : [...parts.slice(0, -2), '*', ...parts.slice(-1)].join('.')
  })
  return [...kinds].flatMap(([kind, keys]) => {
    const said = [...Map.groupBy(keys, (key) => asText(copy[key])).entries()].toSorted(
      (a, b) => b[1].length - a[1].length,
    )
    const [[usual, [other, ...more]] = ['', []], ...others] = said
    if (kind === '' || other === undefined || more.length + 1 < enough) return []
    return others.flatMap(([text, [odd, ...same]]) =>
      odd !== undefined && same.length === 0 && isSlipOf(text, usual) ? [{ odd, other }] : [],
    )
  })
}

/** Whether a text has one word less than another, or one that is spelled otherwise, and is the same beside it. */
function isSlipOf(text: string, usual: string): boolean {
  const [words, right] = [text.split(' '), usual.split(' ')]
  if (words.length < right.length - 1 || words.length > right.length || right.length < 3) return false
  const at = right.findIndex((word, index) => word !== words[index])
  return words.slice(at + 1 - (right.length - words.length)).join(' ') === right.slice(at + 1).join(' ')
}
