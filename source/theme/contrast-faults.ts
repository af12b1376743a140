import { contrast, readable } from './contrast.ts'
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts'

/** Pair of tokens that meet on a page with too little contrast. */
export interface ContrastFault extends ContrastPair {
  /** Contrast of the pair, 1 to 21. */
  readonly found: number
  /** Nearest colour of the token's hue with enough contrast. */
  readonly nearest: string
}

/** Pairs of tokens that pages use with too little contrast. */
export const contrastFaults = (tokens: Readonly<Record<string, string>>): readonly ContrastFault[] =>
  contrastPairs.flatMap((pair) => {
    const found = contrastOf(tokens, pair)
    if (found >= pair.ratio) return []
    const nearest = readable(tokens[pair.token] ?? missing, [tokens[pair.on] ?? missing], pair.ratio)
    return [{ ...pair, found, nearest }]
  })

const missing = '#000000'

/** Contrast ratio of two tokens, 1 to 21; 1 when a token is missing. */
export const contrastOf = (tokens: Readonly<Record<string, string>>, { token, on }: ContrastPair): number =>
  contrast(tokens[token] ?? missing, tokens[on] ?? missing)
