import { contrast, readable } from './contrast.ts'
import { neutrals, type ThemeSeeds } from './derive-tokens.ts'

/** A brand colour too faint for a button: the nearest of its hue is shown in its place. */
export interface ReplacedBrand {
  readonly nearest: string
  /** The least contrast of the colour as it is written, 1 to 21. */
  readonly found: number
}

/** By light alone: on dark grounds every brand colour is lifted, and is meant to be. */
export function replacedBrand({ brand, neutralTint }: ThemeSeeds): ReplacedBrand | undefined {
  const grounds = neutrals(neutralTint, 'light').slice(0, 2)
  const nearest = readable(brand, grounds, 3)
  if (nearest === brand) return undefined
  return { nearest, found: Math.min(...grounds.map((ground) => contrast(brand, ground))) }
}
