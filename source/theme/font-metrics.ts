import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { memoize } from '#engine'

/** Measures of a font that determine how much room its text takes, in units of its size. */
export interface FontMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Mean advance of a letter of English text. */
  readonly meanWidth: number
}

const require = createRequire(import.meta.url)

/** Reads the measures of a font file; undefined if the file is not a readable font. */
export const fontMetrics = memoize((bytes: Uint8Array): FontMetrics | undefined => {
  // Loaded on demand, because few lenders bring a font and every command reads lenders.
  const { create }: typeof import('fontkit') = require('fontkit')
  try {
    const font = create(Buffer.from(bytes))
    return 'layout' in font ? measure(font) : undefined
  } catch {
    return undefined
  }
})

/** Text by which fonts are compared, with letters as frequent as on the pages of this product. */
const sample =
  'Check your offers without affecting your credit score. Borrow $15,000 to $400,000 from the value of your home, at a rate that stays the same, and stop whenever you like: your answers are kept.'

function measure(font: Font): FontMetrics {
  const { unitsPerEm, ascent, descent, lineGap } = font
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    meanWidth: font.layout(sample).advanceWidth / unitsPerEm / sample.length,
  }
}
