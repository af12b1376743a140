import { JourneyError, resolvePage } from '#engine'
import { type Source, tenantCodes, tenantJourney } from '#source'
import type { StateCount } from '../../tools/plugin/plugin.ts'
import type { ApplicationPosition } from '../../tools/positions/position.ts'
import type { StandingView } from '../api/standing.ts'

/** Counts the applications of a lender by state, and by the page that each is shown. `counts` are those of all that ever came. */
export function standingView(
  source: Source,
  lender: string,
  positions: readonly ApplicationPosition[],
  counts: readonly StateCount[] = [],
): StandingView {
  const own = positions.filter(({ tenant }) => tenant === lender)
  const standing = countBy(own.map(({ state }) => state))
  const reached = new Map(counts.map((each) => [each.state, each.reached]))
  const states = [...new Set([...reached.keys(), ...standing.keys()])].map((state) => {
    const came = reached.get(state)
    return { state, standing: standing.get(state) ?? 0, ...(came !== undefined && { reached: came }) }
  })
  const pages = countBy(own.flatMap((position) => pageOf(source, lender, position) ?? []))
  return { states, pages: Object.fromEntries(pages) }
}

/** Page that an application is shown; without its context, the only one of its state. */
function pageOf(source: Source, lender: string, { state, context }: ApplicationPosition): string | undefined {
  if (!tenantCodes(source).includes(lender)) return undefined
  const { journey, source: flows } = tenantJourney(source, lender)
  if (context !== undefined)
    try {
      return resolvePage(journey, context).page
    } catch (error) {
      // The draft may have no page for where somebody stands.
      if (error instanceof JourneyError) return undefined
      throw error
    }
  const page = flows.serverStates.states[state]?.page
  return typeof page === 'string' ? page : undefined
}

const countBy = (keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]))
