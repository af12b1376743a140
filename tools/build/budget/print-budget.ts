import type { BudgetLine } from './measure-budget.ts'

const counted = [
  'Journeys and JavaScript, gzip. The first load is the document of register with its first question. A page counts with its form and',
  'everything that it is the first to need, for a browser that fetched the area around it ahead, while the first answers',
  'were typed; below the same ways with nothing fetched ahead. Dialogs and documents load their libraries apart, once.',
].join('\n')

/** Formats one row per line: name, kB gzip, budget, and used share of the budget. */
export function printBudget(lines: readonly BudgetLine[]): string {
  const width = Math.max(...lines.map(({ what }) => what.length))
  const rows = lines.map(({ what, bytes, limit }) =>
    [what.padEnd(width), kB(bytes), ...against(bytes, limit)].join('  '),
  )
  return [counted, '', ['gzip'.padEnd(width), '      kB', '  budget'].join('  '), ...rows].join('\n')
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
