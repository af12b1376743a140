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
    const [token = '#000000', ground = '#000000'] = [tokens[pair.token], tokens[pair.on]]
    const found = contrast(token, ground)
    return found >= pair.ratio ? [] : [{ ...pair, found, nearest: readable(token, [ground], pair.ratio) }]
  })
