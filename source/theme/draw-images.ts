import { textOn } from './contrast.ts'
import { escapeHtml } from './escape-html.ts'
import { initialOf } from './initial-of.ts'

/** Plain logo for a lender without one: its initial on its colour, and its name. */
export const drawLogo = (name: string, brand: string): string => {
  const width = 44 + Math.ceil(name.length * letterWidth)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" role="img"><title>${escapeHtml(name)}</title>${mark(name, brand)}<text x="40" y="23" fill="${brand}" font-family="system-ui, sans-serif" font-size="20" font-weight="600">${escapeHtml(name)}</text></svg>\n`
}

/** Plain icon for a lender without one: its initial on its colour. */
export const drawFavicon = (name: string, brand: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${escapeHtml(name)}</title>${mark(name, brand)}</svg>\n`

/** Width of a bold letter of 20 px, with room to spare. */
const letterWidth = 11.5

const mark = (name: string, brand: string): string =>
  `<rect width="32" height="32" rx="6" fill="${brand}"/><text x="16" y="23" fill="${textOn(brand)}" font-family="system-ui, sans-serif" font-size="20" font-weight="700" text-anchor="middle">${escapeHtml(initialOf(name))}</text>`
