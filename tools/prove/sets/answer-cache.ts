import { mix } from './node-table.ts'

/** Answers of operations, by operation and operands. Some are forgotten: an operation that is asked again is done again. */
export interface AnswerCache {
  /** The answer, or -1. */
  readonly find: (operation: number, a: number, b: number) => number
  readonly keep: (operation: number, a: number, b: number, answer: number) => void
}

const width = 4
const most = 2 ** 18

/** Begins small and grows with what it is asked to keep. */
export function createAnswerCache(): AnswerCache {
  let size = 2 ** 12
  let cells = new Int32Array(size * width)
  let kept = 0

  const cellOf = (operation: number, a: number, b: number): number =>
    (mix(mix(operation, a), b) & (size - 1)) * width

  function keep(operation: number, a: number, b: number, answer: number): void {
    if (++kept * 4 > size && size < most) grow()
    const cell = cellOf(operation, a, b)
    // Operations begin at 1, so that a cell that was never filled is told from a filled one.
    cells[cell] = operation
    cells[cell + 1] = a
    cells[cell + 2] = b
    cells[cell + 3] = answer
  }

  function grow(): void {
    const before = cells
    size *= 4
    cells = new Int32Array(size * width)
    kept = 0
    for (let cell = 0; cell < before.length; cell += width)
      if (before[cell] !== 0)
        keep(before[cell] ?? 0, before[cell + 1] ?? 0, before[cell + 2] ?? 0, before[cell + 3] ?? 0)
  }

  return {
    find: (operation, a, b) => {
      const cell = cellOf(operation, a, b)
      const isKnown = cells[cell] === operation && cells[cell + 1] === a && cells[cell + 2] === b
      return isKnown ? (cells[cell + 3] ?? -1) : -1
    },
    keep,
  }
}
