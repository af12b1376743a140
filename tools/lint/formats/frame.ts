/** The line that a finding is about, and a caret under the place; nothing where the text is not known. */
export function frame(text: string | undefined, line: number, column: number): readonly string[] {
  const found = text?.split('\n')[line - 1]
  if (found === undefined) return []
  const indent = found.length - found.trimStart().length
  const gutter = String(line)
  return [
    `${gutter} | ${found.trim()}`,
    `${' '.repeat(gutter.length)} | ${' '.repeat(Math.max(0, column - 1 - indent))}^`,
  ]
}
