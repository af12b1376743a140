import type { Mode, ThemeSeeds } from './derive-tokens.ts'

/** The colours of a lender, by light and by dark. */
export interface ThemeColours extends ThemeSeeds {
  /** Seeds of its own for dark grounds; without them, those for light ones are lifted. */
  readonly dark?: Partial<ThemeSeeds>
}

/** What a lender says of its looks; `schemas/dsl/tenant.schema.json` holds each to its limits. */
export interface Theme extends ThemeColours {
  /** Of corners, CSS pixels. */
  readonly radiusPx: number
  readonly fontFamily: keyof typeof fontFamilies
  /** Factor of heights and spaces. */
  readonly density: number
  /** Ratio of a heading to the next smaller one. */
  readonly typeScale: number
}

/** Fonts that a device has already: none is loaded, so no text jumps or comes late. */
export const fontFamilies = {
  system: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'],
  humanist: ['Seravek', 'Gill Sans Nova', 'Ubuntu', 'Calibri', 'DejaVu Sans', 'sans-serif'],
  rounded: ['ui-rounded', 'Hiragino Maru Gothic ProN', 'Quicksand', 'Comfortaa', 'Manjari', 'sans-serif'],
  serif: ['Charter', 'Bitstream Charter', 'Sitka Text', 'Cambria', 'serif'],
} as const

export const seedsOf = ({ brand, accent, neutralTint, dark = {} }: ThemeColours, mode: Mode): ThemeSeeds => ({
  brand,
  accent,
  neutralTint,
  ...(mode === 'dark' && dark),
})
