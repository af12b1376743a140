import type { Row } from './section.ts'

const columns = ['what', 'who', 'figure', 'ratio', 'limit'] as const

/** Prints all rows as one table, with columns as wide as necessary. */
export function printTable(rows: readonly Row[]): void {
  const lines = [[...columns], ...rows.map(cellsOf)]
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  for (const line of lines)
    console.log(line.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
}

const cellsOf = ({ what, who, figure, ratio, limit, isExceeded }: Row): string[] => [
  what,
  who,
  figure,
  ratio === undefined ? '' : `${ratio.toFixed(1)}x`,
  limit === undefined ? '' : `at most ${limit}: ${isExceeded ? 'EXCEEDED' : 'kept'}`,
]

const pad = (cell: string, width: number, column: number): string =>
  column === 2 || column === 3 ? cell.padStart(width) : cell.padEnd(width)
