import type { CompleteTenant } from '#generated/tenant'
import type { Mode, ThemeSeeds } from './derive-tokens.ts'

/** Colours and shapes that a lender sets: seeds, optionally others for dark grounds, and lengths in CSS pixels. */
export type Theme = Omit<
  CompleteTenant['theme'],
  'logo' | 'logoDark' | 'logoShape' | 'logoAlt' | 'favicon' | 'illustration'
>

/** Colours of a lender, for light and dark. */
export type ThemeColours = ThemeSeeds & Pick<Theme, 'dark'>

/** System fonts: none is loaded, so no text shifts or appears late. */
export const fontFamilies = {
  system: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'],
  humanist: ['Seravek', 'Gill Sans Nova', 'Ubuntu', 'Calibri', 'DejaVu Sans', 'sans-serif'],
  rounded: ['ui-rounded', 'Hiragino Maru Gothic ProN', 'Quicksand', 'Comfortaa', 'Manjari', 'sans-serif'],
  serif: ['Charter', 'Bitstream Charter', 'Sitka Text', 'Cambria', 'serif'],
} as const

/** Formats families as a value of `font-family`, in single quotes because the attribute in a letter's HTML uses double quotes. */
export const cssFamilies = (families: readonly string[]): string =>
  families.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ')

export const seedsOf = ({ brand, accent, neutralTint, dark = {} }: ThemeColours, mode: Mode): ThemeSeeds => ({
  brand,
  accent,
  neutralTint,
  ...(mode === 'dark' && dark),
})
