import { mix } from './node-table.ts'

/** Cache of results by operation and operands. Some are dropped and computed again. */
export interface AnswerCache {
  /** Result, or -1. */
  readonly find: (operation: number, a: number, b: number) => number
  readonly keep: (operation: number, a: number, b: number, answer: number) => void
}

const width = 4
const most = 2 ** 18

/** Creates a cache that starts small and grows with its entries. */
export function createAnswerCache(): AnswerCache {
  let size = 2 ** 12
  let cells = new Int32Array(size * width)
  let kept = 0

  const cellOf = (operation: number, a: number, b: number): number =>
    (mix(mix(operation, a), b) & (size - 1)) * width

  function keep(operation: number, a: number, b: number, answer: number): void {
    if (++kept * 4 > size && size < most) grow()
    const cell = cellOf(operation, a, b)
    // Operations are numbered from 1, so that 0 marks an empty cell.
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
