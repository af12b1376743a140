import type { documentFonts } from '../../documents/made/document-fonts.ts'

/** Text of a picture, drawn as outlines, so that the server's fonts do not matter. */
export interface GlyphText {
  readonly font: (typeof documentFonts)[keyof typeof documentFonts]
  readonly size: number
  readonly fill: string
}

/** Draws a line of text as an SVG group whose baseline begins at a point. */
export function drawLine(text: string, { font, size, fill }: GlyphText, x: number, y: number): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let along = 0
  const paths = glyphs.map(({ path }, index) => {
    const at = along
    along += positions[index]?.xAdvance ?? 0
    return `<path transform="translate(${at})" d="${path.toSVG()}"/>`
  })
  // Fonts measure upward, pictures downward.
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

/** Breaks a text between words into lines of at most a width. */
export function breakLines(text: string, { font, size }: GlyphText, width: number): readonly string[] {
  const widthOf = (line: string) => (font.layout(line).advanceWidth * size) / font.unitsPerEm
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(longer) <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
