import { createRequire } from 'node:module'
import { type Font, type GlyphRun, openSync } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Registers a parsed font. pdfkit supports this, but its types do not declare it. */
      registerFont(name: string, font: Font): this
    }
  }
}

const require = createRequire(import.meta.url)

/** Fonts of documents by the name under which they are drawn, parsed once for all documents. */
export const documentFonts = {
  regular: openFont(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  bold: openFont(require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
} as const

/**
 * Opens a font that draws each character as itself. Its contextual alternates (`calt`) would turn 12x30 into a multiplication
 * and -> into an arrow, and its compositions (`ccmp`) would turn an accented j into a dotless one. These would be other words
 * than those agreed to.
 */
function openFont(file: string): Font {
  const font = openSync(file)
  if (!('layout' in font)) throw new Error(`${file} holds several fonts, where one is expected.`)
  nameGlyphs(font)
  const known = new Map<string, GlyphRun>()
  const layout = (measured: string) => {
    // A line is measured with its line break, which is never drawn.
    const text = measured.replaceAll('\n', '')
    const run = known.get(text) ?? layOut(font, text)
    if (known.size === mostKnown) known.clear()
    known.set(text, run)
    // pdfkit scales these positions in place.
    return Object.assign(Object.create(run), {
      positions: run.positions.map((position) => ({ ...position })),
    })
  }
  return Object.assign(Object.create(font), { layout })
}

function layOut(font: Font, text: string): GlyphRun {
  // With kerning, the point of 1026.15 all but disappears.
  const run = font.layout(text, { calt: false, ccmp: false, kern: !/\d/.test(text) })
  if (run.glyphs.some(({ id }) => id === missingGlyph)) throw new UnprintableError(font, text)
  return run
}

/** Most words whose layout is cached for all documents. The texts have some thousand; the others are names and figures. */
const mostKnown = 5000

/** Glyph that stands for every character that a font lacks (OpenType: `.notdef`). */
const missingGlyph = 0

/**
 * Error for text that the fonts cannot print. No document is made with a box instead of a letter: forms refuse such text, so it
 * came from elsewhere and a person must look.
 */
export class UnprintableError extends Error {
  readonly code = 'UNPRINTABLE'

  constructor(font: Font, text: string) {
    const points = Array.from(text, (character) => character.codePointAt(0) ?? 0)
    const missing = points.filter((point) => !font.hasGlyphForCodePoint(point))
    const names = missing.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`)
    super(`The fonts of documents have no ${names.join(', ')}. Write the name or text in Latin letters.`)
    this.name = 'UnprintableError'
  }
}

/**
 * Assigns each glyph its character. A glyph keeps the character for which it was first fetched, or none if it was fetched as
 * part of another (the D of a Đ), and text extracted from every later document shows it. Where one glyph draws both an
 * apostrophe (U+02BC) and a quotation mark (U+2019), the quotation mark wins, because the texts use it.
 */
function nameGlyphs(font: Font): void {
  for (const character of [0x2019, 0x201d, ...font.characterSet]) font.glyphForCodePoint(character)
}
