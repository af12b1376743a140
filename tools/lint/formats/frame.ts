/** Most characters of a line that are shown. */
const width = 160

/** Line of a finding, with a caret under the place; empty if the line is unknown. A long line is cut around the place. */
export function frame(found: string | undefined, line: number, column: number): readonly string[] {
  if (found === undefined) return []
  const indent = found.length - found.trimStart().length
  const text = found.trim()
  const caret = Math.max(0, column - 1 - indent)
  const from = text.length <= width ? 0 : Math.max(0, Math.min(caret - width / 2, text.length - width))
  const [before, after] = [from > 0 ? '…' : '', from + width < text.length ? '…' : '']
  const gutter = String(line)
  return [
    `${gutter} | ${before}${text.slice(from, from + width)}${after}`,
    `${' '.repeat(gutter.length)} | ${' '.repeat(before.length + caret - from)}^`,
  ]
}
