import type { CompleteTenant } from '#generated/tenant'
import type { Mode, ThemeSeeds } from './derive-tokens.ts'

/** What a lender says of its colours and shapes: seeds of its own for dark grounds, where it has some; lengths in CSS pixels. */
export type Theme = Omit<CompleteTenant['theme'], 'logo' | 'logoAlt' | 'favicon'>

/** The colours of a lender, by light and by dark. */
export type ThemeColours = ThemeSeeds & Pick<Theme, 'dark'>

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
