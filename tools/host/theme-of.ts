import { cssDeclarations, designTokens, type Theme } from '#source'

/** Colors, shape and type that a lender chooses; `brand` alone will do. */
export interface LenderTheme {
  readonly brand: string
  readonly accent?: string
  readonly neutralTint?: string
  readonly dark?: Partial<Record<'brand' | 'accent' | 'neutralTint', string>>
  readonly radiusPx?: number
  readonly density?: number
  readonly typeScale?: number
  readonly fontFamily?: 'system' | 'humanist' | 'rounded' | 'serif'
}

const usual: Theme = {
  brand: '#2b4a6f',
  accent: '#5a6472',
  neutralTint: '#2b3036',
  radiusPx: 6,
  density: 1,
  typeScale: 1.2,
  fontFamily: 'system',
  header: 'bar',
  footer: 'full',
}

/** Colors of a lender on white, as declarations of custom properties. */
export const lightColorsOf = (theme: LenderTheme | undefined): readonly string[] =>
  cssDeclarations(designTokens({ ...usual, ...theme } as Theme).light)

/** Returns the style sheet of a lender, light and dark; of a lender without a theme, a plain one. All text in its colors has enough contrast. */
export function themeOf(theme: LenderTheme | undefined): string {
  const { shape, light, dark } = designTokens({ ...usual, ...theme } as Theme)
  return [
    `:root{color-scheme:light dark;${[...cssDeclarations(shape), ...cssDeclarations(light)].join(';')}}`,
    `@media (prefers-color-scheme:dark){:root{${cssDeclarations(dark).join(';')}}}`,
  ].join('\n')
}
