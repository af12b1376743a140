import type { Context } from '#engine'
import type { PageSets } from '../prove/pages/page-sets.ts'
import type { WayThere } from './page-why.ts'

/** Shortest sequence of process events after which an applicant may see a page. */
export function shortestWay(
  { pagesIn, reach, conditions }: PageSets,
  serverState: string,
  context: Context,
  page: string,
): WayThere | undefined {
  const { findWay } = reach(new Map([[serverState, conditions.including(context)]]))
  const ways = conditions.project.states.flatMap((state) => {
    const shown = pagesIn(state).get(page)
    const way = shown === undefined ? undefined : findWay(state, shown)
    return way === undefined ? [] : [{ serverState: state, events: way.events }]
  })
  return ways.reduce<WayThere | undefined>(
    (best, way) => (best === undefined || way.events.length < best.events.length ? way : best),
    undefined,
  )
}
