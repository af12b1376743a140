/** Line of a finding, with a caret under the place; empty if the line is unknown. */
export function frame(found: string | undefined, line: number, column: number): readonly string[] {
  if (found === undefined) return []
  const indent = found.length - found.trimStart().length
  const gutter = String(line)
  return [
    `${gutter} | ${found.trim()}`,
    `${' '.repeat(gutter.length)} | ${' '.repeat(Math.max(0, column - 1 - indent))}^`,
  ]
}
