import type { MachineSource, PageSource, StateSource } from '#engine'
import { type Flows, pointerTo } from '#source'
import { reachableStates } from '../proof/reachable-states.ts'
import { pagesOf } from '../references/pages-of.ts'
import type { Rule } from '../rule.ts'

export const unreachablePage: Rule = {
  id: 'unreachable-page',
  why: 'A page without a state, link or address that leads to it is never seen.',
  reads: 'logic',
  check: ({ flows, reportOwn }) => {
    if (flows === undefined) return []
    const reached = reachablePages(flows.source)
    const faults = Object.keys(flows.source.pages.pages)
      .filter((page) => !reached.has(page))
      .map((page) => ({
        pointer: pointerTo('pages', 'pages', page),
        message: `No state shows "${page}" and no page that is shown links to it.`,
        hint: 'Map a state to it, link to it, say at which pages it may be visited (`at`), or remove it.',
        what: 'key' as const,
      }))
    return reportOwn(faults)
  },
}

function reachablePages({ journey, serverStates, pages }: Flows['source']): ReadonlySet<string> {
  const entries = Object.entries<PageSource>(pages.pages)
  const visits = entries.flatMap(([id, { at = [] }]) => at.map((page) => ({ id, page })))
  const visitedAt = Map.groupBy(visits, ({ page }) => page)
  const reached = new Set([
    ...entries.filter(([, page]) => isEntered(page)).map(([id]) => id),
    ...Object.values(serverStates.states).flatMap(({ page }) => pagesOf(page)),
    ...machinePages(journey),
  ])
  for (const page of reached) {
    for (const link of pages.pages[page]?.links ?? []) reached.add(link)
    for (const { id } of visitedAt.get(page) ?? []) reached.add(id)
  }
  return reached
}

/**
 * Whether a page is entered by its address: people know those outside an application, and some may be visited at any
 * time.
 */
const isEntered = ({ area, visit }: PageSource): boolean => area !== 'application' || visit === 'anytime'

function machinePages(machine: MachineSource): readonly string[] {
  const states = reachableStates(machine)
  return Object.entries<StateSource>(machine.states).flatMap(([state, { page }]) =>
    states.has(state) ? pagesOf(page) : [],
  )
}
