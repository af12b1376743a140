import { contrast, readable } from './contrast.ts'
import { type Mode, neutrals } from './derive-tokens.ts'
import { seedsOf, type ThemeColours } from './theme.ts'

/** Brand colour too faint for a button, and the nearest of its hue that is shown instead. */
export interface ReplacedBrand {
  readonly mode: Mode
  readonly nearest: string
  /** Least contrast of the colour as written, 1 to 21. */
  readonly found: number
}

/**
 * Brand colours that applicants do not see as written. A colour given for light grounds alone is lifted on dark ones
 * by design, so it is not listed for these.
 */
export const replacedBrands = (theme: ThemeColours): readonly ReplacedBrand[] =>
  (theme.dark?.brand === undefined ? (['light'] as const) : (['light', 'dark'] as const)).flatMap((mode) => {
    const { brand, neutralTint } = seedsOf(theme, mode)
    const grounds = neutrals(neutralTint, mode).slice(0, 2)
    const nearest = readable(brand, grounds, 3)
    const found = Math.min(...grounds.map((ground) => contrast(brand, ground)))
    return nearest === brand ? [] : [{ mode, nearest, found }]
  })
