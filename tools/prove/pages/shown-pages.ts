import { findServerState, type Journey, type ServerStateRule } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import type { SettledSets } from '../process/settlement.ts'
import { type ContextSet, everything, nothing } from '../sets/diagrams.ts'
import { addTo, type OptionList, optionsOf } from '../values/options.ts'

export interface ShownSets {
  /** Contexts by the page shown. */
  readonly pages: ReadonlyMap<string, ContextSet>
  /** Contexts for which neither the server state nor the client machine has a page. */
  readonly gap: ContextSet
}

/** Pages shown to contexts in a server state. */
export type ShownIn = (state: string, here: ContextSet) => ShownSets

/**
 * Creates page sets like the engine's resolvePage: the server state decides, else the client machine, else the
 * fallback page.
 */
export function createShownIn(
  { serverStates, machine }: Journey,
  { rests }: SettledSets,
  conditions: ConditionSpace,
): ShownIn {
  const { or, and } = conditions.diagrams
  /** Pages by the key of the server states that show them, undefined if the machine decides. */
  const known = new Map<string | undefined, ShownSets>()

  function show(choices: readonly (readonly [OptionList | undefined, ContextSet])[]): ShownSets {
    const pages = new Map<string, ContextSet>()
    let gap = nothing
    for (const [choice, set] of choices) {
      if (choice === undefined) gap = or(gap, set)
      for (const option of optionsOf(choice ?? [], conditions))
        addTo(pages, option.value, and(set, option.set), conditions)
    }
    return { pages, gap }
  }

  function shownBy(rule: ServerStateRule | undefined): ShownSets {
    if (rule?.page !== undefined) return show([[rule.page, everything]])
    return show([...rests].map(([rest, set]) => [machine.pages.get(rest), set]))
  }

  return (state, here) => {
    const rule = findServerState(serverStates, state)
    const key = rule?.page === undefined ? undefined : rule.key
    const shown = known.get(key) ?? shownBy(rule)
    known.set(key, shown)
    const pages = new Map<string, ContextSet>()
    for (const [page, set] of shown.pages) addTo(pages, page, and(here, set), conditions)
    return { pages, gap: and(here, shown.gap) }
  }
}
