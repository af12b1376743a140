import type { CompleteTenant } from '#generated/tenant'
import type { FontMetrics } from './font-metrics.ts'

export type BrandFonts = NonNullable<CompleteTenant['theme']['fonts']>

/** Font file of a lender, as its pages load it. */
export interface FontFace {
  readonly weight: number
  readonly url: string
  readonly metrics: FontMetrics
}

/**
 * Fonts that every device has under one of these names: Arial, Times New Roman and the fonts with their widths. Each
 * has the mean width of a letter in the text by which font-metrics.ts compares fonts.
 */
const fallbacks = {
  sans: {
    regular: { meanWidth: 0.4448, local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] },
    bold: { meanWidth: 0.4767, local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'] },
  },
  serif: {
    regular: {
      meanWidth: 0.4038,
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    },
    bold: {
      meanWidth: 0.4271,
      local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    },
  },
} as const

/**
 * Font families of a lender's text: its own font, then a font of the device that is adjusted to take the same room
 * while the own font loads, then the others.
 */
export const familiesOf = ({ family }: BrandFonts, rest: readonly string[]): readonly string[] => [
  family,
  fallbackName(family),
  ...rest,
]

const fallbackName = (family: string): string => `${family} fallback`

/**
 * Style sheet of a lender's fonts. Text appears in the fallback at once and changes to the font without moving what is
 * around it.
 */
export const fontCss = (fonts: BrandFonts, faces: readonly FontFace[]): string =>
  faces.flatMap((face) => [ownFace(fonts, face), fallbackFace(fonts, face)]).join('\n')

const ownFace = ({ family }: BrandFonts, { weight, url }: FontFace): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${url}) format('woff2')}`

function fallbackFace({ family, fallback }: BrandFonts, { weight, metrics }: FontFace): string {
  const { meanWidth, local } = fallbacks[fallback][weight < 600 ? 'regular' : 'bold']
  const sizeAdjust = metrics.meanWidth / meanWidth
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  // The overrides are shares of the size after its adjustment (CSS Fonts 5).
  const declarations = [
    `font-family:'${fallbackName(family)}'`,
    `font-weight:${weight}`,
    `src:${local.map((name) => `local('${name}')`).join(',')}`,
    `size-adjust:${percent(sizeAdjust)}`,
    `ascent-override:${percent(metrics.ascent / sizeAdjust)}`,
    `descent-override:${percent(metrics.descent / sizeAdjust)}`,
    `line-gap-override:${percent(metrics.lineGap / sizeAdjust)}`,
  ]
  return `@font-face{${declarations.join(';')}}`
}
