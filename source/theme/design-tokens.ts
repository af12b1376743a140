import { deriveTokens, type Mode } from './derive-tokens.ts'
import { familiesOf } from './font-css.ts'
import { fontFamilies, seedsOf, type Theme } from './theme.ts'

/** Token of the Design Tokens Format Module 2025.10 (DTCG). */
export type DesignToken =
  | { readonly $type: 'color'; readonly $value: ColorValue }
  | { readonly $type: 'dimension'; readonly $value: { readonly value: number; readonly unit: 'px' | 'rem' } }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] }
  | { readonly $type: 'number'; readonly $value: number }

interface ColorValue {
  readonly colorSpace: 'srgb'
  /** Red, green and blue, 0 to 1. */
  readonly components: readonly number[]
  /** `#rrggbb`. */
  readonly hex: string
}

/** Tokens by name, or by group and name. */
export type TokenTree = Readonly<Record<string, DesignToken | Readonly<Record<string, DesignToken>>>>

/** Design tokens of a lender's pages: its shape, and its colours for light and dark. */
export interface DesignTokens extends Readonly<Record<Mode, TokenTree>> {
  readonly shape: TokenTree
}

export const designTokens = (theme: Theme): DesignTokens => ({
  shape: {
    radius: { $type: 'dimension', $value: { value: theme.radiusPx, unit: 'px' } },
    'font-family': { $type: 'fontFamily', $value: textFamilies(theme) },
    density: { $type: 'number', $value: theme.density },
    'type-scale': { $type: 'number', $value: theme.typeScale },
  },
  light: colors(theme, 'light'),
  dark: colors(theme, 'dark'),
})

/** Font families of texts. A font used for titles only is named in the style of titles. */
const textFamilies = ({ fonts, fontFamily }: Theme): readonly string[] =>
  fonts?.for === 'all' ? familiesOf(fonts, fontFamilies[fontFamily]) : fontFamilies[fontFamily]

const colors = (theme: Theme, mode: Mode): TokenTree => ({
  color: Object.fromEntries(
    Object.entries(deriveTokens(seedsOf(theme, mode), mode)).map(([name, hex]) => [name, color(hex)]),
  ),
})

function color(hex: string): DesignToken {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  const components = [1, 3, 5].map((start) => Number(channel(start).toFixed(4)))
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } }
}
