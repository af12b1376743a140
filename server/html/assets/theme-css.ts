import {
  type BrandFonts,
  cssDeclarations,
  cssFamilies,
  designTokens,
  type FontFace,
  familiesOf,
  fontCss,
  fontFamilies,
  type Theme,
} from '#source'
import { frameCss } from './frame-css.ts'

/**
 * Renders a lender's design tokens as custom properties, light and dark, and its logo for dark backgrounds if there is one. The
 * tenant schema checks the seeds, so no raw CSS gets in.
 */
export function themeCss(
  theme: Theme,
  {
    darkLogoUrl,
    logoShapeUrl,
    faces = [],
  }: {
    readonly darkLogoUrl?: string | undefined
    readonly logoShapeUrl?: string | undefined
    readonly faces?: readonly FontFace[]
  } = {},
): string {
  const { shape, light, dark } = designTokens(theme)
  return [
    `:root{color-scheme:light dark;${[...cssDeclarations(shape), ...cssDeclarations(light)].join(';')}}`,
    `@media (prefers-color-scheme:dark){:root{${cssDeclarations(dark).join(';')}}}`,
    ...(theme.fonts ? [fontCss(theme.fonts, faces), ...titles(theme.fonts, theme)] : []),
    frameCss(theme),
    ...logoOn(theme.header, { darkLogoUrl, logoShapeUrl }),
  ]
    .filter(Boolean)
    .concat('')
    .join('\n')
}

/** Returns the style of titles in another font than text. */
const titles = (fonts: BrandFonts, { fontFamily }: Theme): readonly string[] =>
  fonts.for === 'all'
    ? []
    : [`h1,h2,h3{font-family:${cssFamilies(familiesOf(fonts, fontFamilies[fontFamily]))}}`]

/**
 * Returns the style of the logo where the usual one is not legible: on a filled header its shape, in both modes, otherwise the
 * logo for dark backgrounds.
 */
function logoOn(
  header: Theme['header'],
  { darkLogoUrl, logoShapeUrl }: { readonly [name in 'darkLogoUrl' | 'logoShapeUrl']: string | undefined },
): readonly string[] {
  if (header === 'brand') return logoShapeUrl ? [shapedLogo(logoShapeUrl)] : []
  return darkLogoUrl ? [darkLogo(darkLogoUrl)] : []
}

/** Paints the logo's shape in the color of text. With forced colors the white card stays instead. */
const shapedLogo = (url: string): string =>
  `@media not (forced-colors:active){html .site-header .brand img{padding:0;border-radius:0;object-position:-999px;background:var(--color-on-brand);mask:url(${url}) left/contain no-repeat}}`

/** Replaces the logo and removes the white card behind it. */
const darkLogo = (url: string): string =>
  `@media (prefers-color-scheme:dark){.site-header .brand img{content:url(${url});padding:0;background:none}}`
