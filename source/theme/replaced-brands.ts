import { contrast, readable } from './contrast.ts'
import { type Mode, neutrals } from './derive-tokens.ts'
import { seedsOf, type ThemeColours } from './theme.ts'

/** A brand colour too faint for a button: the nearest of its hue is shown in its place. */
export interface ReplacedBrand {
  readonly mode: Mode
  readonly nearest: string
  /** The least contrast of the colour as it is written, 1 to 21. */
  readonly found: number
}

/**
 * The brand colours that applicants do not see as they are written. One that is written for light grounds alone is lifted
 * on dark ones, and is meant to be.
 */
export const replacedBrands = (theme: ThemeColours): readonly ReplacedBrand[] =>
  (theme.dark?.brand === undefined ? (['light'] as const) : (['light', 'dark'] as const)).flatMap((mode) => {
    const { brand, neutralTint } = seedsOf(theme, mode)
    const grounds = neutrals(neutralTint, mode).slice(0, 2)
    const nearest = readable(brand, grounds, 3)
    const found = Math.min(...grounds.map((ground) => contrast(brand, ground)))
    return nearest === brand ? [] : [{ mode, nearest, found }]
  })
