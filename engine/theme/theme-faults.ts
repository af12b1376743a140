import { contrast, readable } from './contrast.ts'
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts'
import { deriveTokens, type Mode, type ThemeSeeds } from './derive-tokens.ts'

/** Two tokens of a theme that differ too little. */
export interface FaintPair extends ContrastPair {
  readonly mode: Mode
  readonly found: number
}

/** The pairs of tokens that a page of this theme shows too faintly, by light and by dark. */
export const faintPairs = (seeds: ThemeSeeds, derive = deriveTokens): readonly FaintPair[] =>
  (['light', 'dark'] as const).flatMap((mode) => {
    const tokens = derive(seeds, mode)
    return contrastPairs.flatMap((pair) => {
      const found = contrast(tokens[pair.token] ?? '', tokens[pair.on] ?? '')
      return found >= pair.ratio ? [] : [{ ...pair, mode, found }]
    })
  })

/** A brand colour too faint to be shown as it is written: the nearest that is shown in its place. */
export interface ReplacedBrand {
  readonly nearest: string
  readonly found: number
}

/** By light alone: on dark grounds every brand colour is lifted, and is meant to be. */
export function replacedBrand(seeds: ThemeSeeds): ReplacedBrand | undefined {
  const { bg = '', surface = '' } = deriveTokens(seeds, 'light')
  const nearest = readable(seeds.brand, [bg, surface], 3)
  if (nearest === seeds.brand) return undefined
  return { nearest, found: Math.min(contrast(seeds.brand, bg), contrast(seeds.brand, surface)) }
}
