import { fromHex } from '#source'

/** Colour of a site, its number of occurrences, and the first place. */
export interface SiteColour {
  readonly hex: string
  readonly weight: number
  readonly where: string
}

/** Score of a colour whose name states its purpose, above any number of occurrences. */
export const named = 1000

const declaration = /([\w-]+)\s*:\s*([^;{}"']*?(?:#[0-9a-f]{3,6}\b|rgba?\([^)]*\))[^;{}"']*)/gi
const colour = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|rgba?\(\s*\d+[\s,]+\d+[\s,]+\d+[^)]*\)/gi

/**
 * Colours of a style sheet or a page for a purpose, the likeliest first: those of properties named for it, then the
 * frequent ones; greys are left out.
 */
export function coloursIn(text: string, file: string, purpose: RegExp): readonly SiteColour[] {
  const found = new Map<string, SiteColour>()
  for (const { 1: property = '', 2: value = '' } of text.matchAll(declaration))
    for (const [written] of value.matchAll(colour)) {
      const hex = toHexText(written)
      if (fromHex(hex).c < 0.03) continue
      const known = found.get(hex) ?? { hex, weight: 0, where: `${property} in ${file}` }
      found.set(hex, { ...known, weight: known.weight + (purpose.test(property) ? named : 1) })
    }
  return [...found.values()]
}

/** Converts `#1f4` and `rgb(17, 255, 68)` to #rrggbb. */
export function toHexText(written: string): string {
  if (written.startsWith('#'))
    return (
      written.length === 4 ? `#${[...written.slice(1)].map((digit) => digit + digit).join('')}` : written
    ).toLowerCase()
  const channels = written.match(/\d+/g)?.slice(0, 3) ?? []
  return `#${channels.map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, '0')).join('')}`
}
