import { fromHex, replacedBrands, toHex } from '#source'
import type { SiteLook } from './site/read-site.ts'

/** Facts about a new lender known so far. */
export interface Known {
  readonly code: string
  /** Answers by option, as given. */
  readonly answers: Map<string, string>
  readonly site: SiteLook
}

/** Nearest colour of the brand's hue with enough contrast for a button; the brand itself if it has enough. */
export const strongEnough = (brand: string): string =>
  replacedBrands({ brand, accent: brand, neutralTint: tintOf(brand) })[0]?.nearest ?? brand

/** Dark grey, slightly tinted with the brand colour. */
export function tintOf(brand: string): string {
  const { c, h } = fromHex(brand)
  return toHex({ l: 0.33, c: Math.min(c, 0.02), h })
}
