export interface Position {
  /** Line number, from 1. */
  readonly line: number
  /** Column number, from 1, in UTF-16 units, as editors count. */
  readonly column: number
}

export const positionAt = (text: string, offset: number): Position => createPositions(text)(offset)

/** Creates a function from an offset in a text to line and column; lines are counted once. */
export function createPositions(text: string): (offset: number) => Position {
  const starts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return (offset) => {
    let line = 1
    for (let low = 1, high = starts.length; low <= high; ) {
      const middle = (low + high) >> 1
      const isBefore = (starts[middle - 1] ?? 0) <= offset
      if (isBefore) line = middle
      if (isBefore) low = middle + 1
      else high = middle - 1
    }
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
}
