import type { MachineSource, PageSource, StateSource } from '#engine'
import type { FlowsSource } from './flows-source.ts'
import { pagesOf } from './pages-of.ts'
import { reachableStates } from './reachable-states.ts'

type Read = Pick<FlowsSource, 'journey' | 'serverStates' | 'pages'>

/** Pages that applicants come to while their application is in some of these server states, by address, arrow or link. */
export function reachedPages(
  { journey, serverStates, pages }: Read,
  states: Iterable<string>,
): ReadonlySet<string> {
  const entries = Object.entries<PageSource>(pages.pages)
  const visits = entries.flatMap(([id, { at = [] }]) => at.map((page) => ({ id, page })))
  const visitedAt = Map.groupBy(visits, ({ page }) => page)
  const reached = new Set([
    ...entries.filter(([, page]) => isEntered(page)).map(([id]) => id),
    ...[...states].flatMap((state) => pagesOf(serverStates.states[state]?.page)),
    ...machinePages(journey),
  ])
  for (const page of reached) {
    for (const link of pages.pages[page]?.links ?? []) reached.add(link)
    for (const { id } of visitedAt.get(page) ?? []) reached.add(id)
  }
  return reached
}

/** Whether a page is entered by its address: people know those outside an application, and some may be visited at any time. */
const isEntered = ({ area, visit }: PageSource): boolean => area !== 'application' || visit === 'anytime'

function machinePages(machine: MachineSource): readonly string[] {
  const states = reachableStates(machine)
  return Object.entries<StateSource>(machine.states).flatMap(([state, { page }]) =>
    states.has(state) ? pagesOf(page) : [],
  )
}
