import type { Theme } from '#source'

/**
 * Returns the styles of a lender's header and footer if they differ from the usual ones (screens/frame/), so that other
 * lenders' pages do not grow. Every pair of colors is in source/theme/contrast-pairs.ts, which the linter checks for each
 * theme.
 */
export const frameCss = ({ header = 'bar', footer = 'full' }: Pick<Theme, 'header' | 'footer'>): string =>
  [...headers[header], ...footers[footer]].join('')

type Rules = readonly string[]

const onHeader = ':is(.brand,.site-nav>a,.menu>.menu-button)'

// `html` comes first in the selector, because the build's style sheet comes later and would win otherwise.
const headers: Readonly<Record<NonNullable<Theme['header']>, Rules>> = {
  bar: [],
  plain: ['html .site-header{border-top-color:transparent;border-bottom-color:transparent}'],
  brand: [
    'html .site-header{border-bottom-color:transparent;background:var(--color-brand)}',
    `.site-header ${onHeader}{color:var(--color-on-brand)}`,
    `.site-header ${onHeader}:focus-visible{outline-color:var(--color-on-brand);box-shadow:none}`,
    '.site-header .menu-count{background:var(--color-on-brand);color:var(--color-brand)}',
    // A logo is drawn for white paper, and no rule could check its contrast on a color.
    '.site-header .brand img{padding:4px 8px;border-radius:6px;background:#fff;forced-color-adjust:none}',
  ],
}

const footers: Readonly<Record<NonNullable<Theme['footer']>, Rules>> = {
  full: [],
  compact: [
    '.site-footer .site-footer-inner{gap:var(--space-3) var(--space-10);padding-block:var(--space-5) var(--space-6)}',
    '.site-footer .footer-part{gap:var(--space-2)}',
    // The legal lines at the width that they need, side by side if there is room.
    '@media (min-width:1024px){.site-footer .site-footer-inner{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}}',
  ],
}
