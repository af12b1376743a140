import { findServerState, type Journey } from '#engine'
import type { Conditions } from './conditions.ts'
import { type ContextSet, nothing } from './diagrams.ts'
import { addTo, optionsOf } from './options.ts'
import type { Settlement } from './settlement.ts'

export interface Shown {
  /** Page to the contexts in which it is shown. */
  readonly pages: ReadonlyMap<string, ContextSet>
  /** The contexts for which neither the server state nor the client machine has a page. */
  readonly gap: ContextSet
}

/** As the engine's resolvePage: the server state decides, else the client machine, else the page to fall back on. */
export function shownIn(
  state: string,
  here: ContextSet,
  { serverStates, machine }: Journey,
  { rests }: Settlement,
  conditions: Conditions,
): Shown {
  const { diagrams } = conditions
  const pages = new Map<string, ContextSet>()
  let gap = nothing
  const show = (choice: Parameters<typeof optionsOf>[0] | undefined, set: ContextSet) => {
    if (choice === undefined) gap = diagrams.or(gap, set)
    for (const option of optionsOf(choice ?? [], conditions))
      addTo(pages, option.value, diagrams.and(set, option.set), conditions)
  }
  const ofServer = findServerState(serverStates, state)?.page
  if (ofServer !== undefined) show(ofServer, here)
  else for (const [rest, set] of rests) show(machine.pages.get(rest), diagrams.and(here, set))
  return { pages, gap }
}
