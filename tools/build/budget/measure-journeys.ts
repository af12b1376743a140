import { gzipSync } from 'node:zlib'
import { browserJourney, loadSource, resolveTenant, tenantFiles } from '#source'
import type { BudgetLine } from './measure-budget.ts'

const limit = 12_500

/**
 * Measures the bytes of configuration that pages fetch, those before anything shows and those fetched later, for the
 * lender with the largest configuration.
 */
export function measureJourneys(): readonly BudgetLine[] {
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
