import type { BudgetLine } from './measure-budget.ts'

/** One row a line: what, kB gzip, the budget, and how much of it is used. */
export function printBudget(lines: readonly BudgetLine[]): string {
  const width = Math.max(...lines.map(({ what }) => what.length))
  const rows = lines.map(({ what, bytes, limit }) =>
    [what.padEnd(width), kB(bytes), ...against(bytes, limit)].join('  '),
  )
  return [['gzip'.padEnd(width), '      kB', '  budget'].join('  '), ...rows].join('\n')
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8)

function against(bytes: number, limit: number | undefined): readonly string[] {
  if (limit === undefined) return []
  return [
    kB(limit),
    bytes > limit
      ? `over by ${(bytes - limit).toLocaleString('en-US')} bytes`
      : `${Math.round((bytes / limit) * 100)} %`,
  ]
}
