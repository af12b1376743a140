/**
 * Fault of an image's bytes: not of the type that its file name says, or able to do more than draw; undefined if
 * sound.
 */
export function imageFault(file: string, bytes: Uint8Array): string | undefined {
  const extension = file.slice(file.lastIndexOf('.') + 1)
  const begin = begins[extension]
  if (begin !== undefined)
    return begin.every((byte, index) => bytes[index] === byte)
      ? undefined
      : `"${file}" is not a ${names[extension]} image.`
  return svgFault(file, new TextDecoder().decode(bytes))
}

const names: Readonly<Record<string, string>> = { png: 'PNG', ico: 'Windows icon' }

/** Leading bytes of PNG (ISO/IEC 15948) and of the icon format of Windows. */
const begins: Readonly<Record<string, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ico: [0x00, 0x00, 0x01, 0x00],
}

/** Allows a declaration and comments at the start. No text can be read in two ways, or one could take for ever. */
const isSvg = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--((?!-->).)*-->\s*)*<svg[\s>].*<\/svg>\s*$/s

/** Forbidden content: an SVG served from this product's origin could run or fetch what it contains. */
const beyondDrawing: Readonly<Record<string, RegExp>> = {
  'holds a script': /<([\w.-]+:)?script|\bon\w+\s*=|javascript:/i,
  'holds other markup':
    /<([\w.-]+:)?(foreignObject|iframe|embed|object|image|audio|video)\b|<!(DOCTYPE|ENTITY)|<\?xml-/i,
  'names something to fetch':
    /\bhref\s*=\s*(["']\s*)?(?!["'#\s])|attributeName\s*=\s*["'][^"']*href|url\(\s*(["']\s*)?(?![#"'\s])|image-set\(|@import/i,
}

function svgFault(file: string, text: string): string | undefined {
  if (!isSvg.test(text)) return `"${file}" is not an SVG image.`
  const [does] = Object.entries(beyondDrawing).find(([, pattern]) => pattern.test(text)) ?? []
  return does === undefined ? undefined : `"${file}" ${does}; an image may only draw.`
}
