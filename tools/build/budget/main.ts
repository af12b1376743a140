import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { browserJourney, loadSource, resolveTenant, tenantFiles } from '#source'
import { measureEngineSize } from '../../../bench/engine-size.ts'
import { type BudgetLine, measureBudget } from './measure-budget.ts'
import { readBuild } from './read-build.ts'

/** Most bytes of a lender's journey that a page waits for. */
const limit = 12_500

/**
 * Measures the bytes of configuration that pages fetch, those before anything shows and those fetched later, for the
 * lender with the largest configuration.
 */
function measureJourneys(): readonly BudgetLine[] {
  const source = loadSource()
  const journeys = [...tenantFiles(source).keys()].flatMap((code) => {
    const { effective } = resolveTenant(source, code)
    return effective ? [browserJourney(effective)] : []
  })
  const largest = (part: 'first' | 'later') =>
    Math.max(...journeys.map((journey) => gzipSync(JSON.stringify(journey[part]), { level: 9 }).length))
  return [
    { what: "a lender's journey, with what visitors read", bytes: largest('first'), limit },
    { what: 'the messages of all other pages, fetched ahead', bytes: largest('later') },
  ]
}

const counted = [
  'Journeys and JavaScript, gzip. The first load is the document of register with its first question. A page counts with its form and',
  'everything that it is the first to need, for a browser that fetched the area around it ahead, while the first answers',
  'were typed; below the same ways with nothing fetched ahead. Dialogs and documents load their libraries apart, once.',
].join('\n')

/** Formats one row per line: name, kB gzip, budget, and used share of the budget. */
function printBudget(lines: readonly BudgetLine[]): string {
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

/** Compares the built pages with the download budget for a telephone on a slow line; exits 1 above it. */
const build = readBuild(path.resolve(import.meta.dirname, '../../../dist'))
const lines = [...measureJourneys(), ...measureBudget(build, await measureEngineSize())]
console.log(printBudget(lines))
process.exitCode = lines.some(({ bytes, limit }) => limit !== undefined && bytes > limit) ? 1 : 0
