import { fromHex, replacedBrands, toHex } from '#source'
import type { SiteLook } from './site/read-site.ts'

/** What is known of a new lender so far. */
export interface Known {
  readonly code: string
  /** By option, as they were given. */
  readonly answers: Map<string, string>
  readonly site: SiteLook
}

/** The nearest colour of its hue that a button can have; the colour itself where it can. */
export const strongEnough = (brand: string): string =>
  replacedBrands({ brand, accent: brand, neutralTint: tintOf(brand) })[0]?.nearest ?? brand

/** A dark grey with a breath of the brand. */
export function tintOf(brand: string): string {
  const { c, h } = fromHex(brand)
  return toHex({ l: 0.33, c: Math.min(c, 0.02), h })
}
