/** Why the bytes are no image of the type that the name of their file says, or one that does more than draw; undefined where they are sound. */
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

/** PNG (ISO/IEC 15948) and the icon format of Windows. */
const begins: Readonly<Record<string, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ico: [0x00, 0x00, 0x01, 0x00],
}

/** It may begin with a declaration and comments. */
const isSvg = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--.*?-->\s*)*<svg[\s>].*<\/svg>\s*$/s

/** An address of ours that shows one runs what stands in it, so that it may hold nothing to run or to fetch. */
const beyondDrawing: Readonly<Record<string, RegExp>> = {
  'holds a script': /<script|\bon\w+\s*=|javascript:/i,
  'holds other markup': /<(foreignObject|iframe|embed|object|image|audio|video)\b|<!(DOCTYPE|ENTITY)/i,
  'names something to fetch': /\bhref\s*=\s*["']?\s*(?!["'#\s])|url\(\s*["']?\s*(?![#"'\s])|@import/i,
}

function svgFault(file: string, text: string): string | undefined {
  if (!isSvg.test(text)) return `"${file}" is not an SVG image.`
  const [does] = Object.entries(beyondDrawing).find(([, pattern]) => pattern.test(text)) ?? []
  return does === undefined ? undefined : `"${file}" ${does}; an image may only draw.`
}
