import { createRequire } from 'node:module'
import { type Font, type GlyphRun, openSync } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that is parsed already, which pdfkit takes and its types leave out. */
      registerFont(name: string, font: Font): this
    }
  }
}

const require = createRequire(import.meta.url)

/** The fonts of documents by the name under which they are drawn, parsed once for all documents. */
export const documentFonts = {
  regular: openFont(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  bold: openFont(require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
} as const

/**
 * A font that draws each character as itself. Its contextual alternates (`calt`) would make 12x30 a multiplication and
 * -> an arrow, and its compositions (`ccmp`) a j with an accent a dotless one: other words than those that were agreed to.
 */
function openFont(file: string): Font {
  const font = openSync(file)
  if (!('layout' in font)) throw new Error(`${file} holds several fonts, where one is expected.`)
  nameGlyphs(font)
  const known = new Map<string, GlyphRun>()
  const layout = (measured: string) => {
    // A line is measured with its end, which nothing draws.
    const text = measured.replaceAll('\n', '')
    const run = known.get(text) ?? layOut(font, text)
    if (known.size === mostKnown) known.clear()
    known.set(text, run)
    // pdfkit scales the positions that it is given in place.
    return Object.assign(Object.create(run), {
      positions: run.positions.map((position) => ({ ...position })),
    })
  }
  return Object.assign(Object.create(font), { layout })
}

function layOut(font: Font, text: string): GlyphRun {
  // Kerned, the point of 1026.15 all but vanishes.
  const run = font.layout(text, { calt: false, ccmp: false, kern: !/\d/.test(text) })
  if (run.glyphs.some(({ id }) => id === missingGlyph)) throw new UnprintableError(font, text)
  return run
}

/** Words that are laid out once for all documents: ours have some thousand, and the others are names and figures. */
const mostKnown = 5000

/** The box that stands for every character that a font lacks (OpenType: `.notdef`). */
const missingGlyph = 0

/** No document is made with a box for a letter: forms refuse such text, so it came from elsewhere and a person must look. */
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
 * Tells each glyph its character. A glyph keeps the one for which it was first fetched, or none where that was as a part
 * of another (the D of a Đ), and what it keeps is read back from every document after that. Where one glyph draws both an
 * apostrophe (U+02BC) and a quotation mark (U+2019), it is the mark, which our texts have.
 */
function nameGlyphs(font: Font): void {
  for (const character of [0x2019, 0x201d, ...font.characterSet]) font.glyphForCodePoint(character)
}
