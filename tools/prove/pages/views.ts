import type { Flows } from '#source'
import type { ConditionSpace } from '../conditions.ts'
import type { ProcessReach } from '../process/process-reach.ts'
import type { SettledSets } from '../process/settlement.ts'
import type { ContextSet } from '../sets/diagrams.ts'
import { createOffersIn, createUsableIn, type OfferedSubmission } from './offers.ts'
import { createShownIn, type ShownSets } from './shown-pages.ts'

/** Pages and offers that applicants see in a server state. */
export interface View {
  /** Contexts possible there. */
  readonly here: ContextSet
  /** Contexts whose pages can be used. While the server works, pages can only be read. */
  readonly usable: ContextSet
  readonly shown: ShownSets
  /** Submissions offered to them. */
  readonly offers: readonly OfferedSubmission[]
}

/** Views of applicants in each reachable server state. */
export function createViews(
  { journey, source }: Flows,
  settlement: SettledSets,
  conditions: ConditionSpace,
): (reach: ProcessReach) => ReadonlyMap<string, View> {
  const { diagrams, atState } = conditions
  const usableIn = createUsableIn(journey, settlement, diagrams)
  const shownIn = createShownIn(journey, settlement, conditions)
  const offersIn = createOffersIn(journey, source.process, conditions)
  return ({ contexts }) =>
    new Map(
      [...contexts].map(([state, known]) => {
        const here = diagrams.and(known, atState(state))
        const usable = usableIn(state, here)
        const shown = shownIn(state, here)
        return [state, { here, usable, shown, offers: offersIn({ here, usable, shown }) }]
      }),
    )
}
