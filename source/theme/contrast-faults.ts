import { contrast, readable } from './contrast.ts'
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts'

/** Two tokens that meet on a page and differ too little. */
export interface ContrastFault extends ContrastPair {
  /** Their contrast, 1 to 21. */
  readonly found: number
  /** The nearest colour of the token's hue that suffices. */
  readonly nearest: string
}

/** The pairs of all that pages use in which one cannot be told from the other well enough. */
export const contrastFaults = (tokens: Readonly<Record<string, string>>): readonly ContrastFault[] =>
  contrastPairs.flatMap((pair) => {
    const found = contrastOf(tokens, pair)
    if (found >= pair.ratio) return []
    const nearest = readable(tokens[pair.token] ?? missing, [tokens[pair.on] ?? missing], pair.ratio)
    return [{ ...pair, found, nearest }]
  })

const missing = '#000000'

/** Of a pair among some tokens, 1 to 21; one that is missing differs from nothing. */
export const contrastOf = (tokens: Readonly<Record<string, string>>, { token, on }: ContrastPair): number =>
  contrast(tokens[token] ?? missing, tokens[on] ?? missing)
