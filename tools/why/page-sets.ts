import type { Context, Leaf } from '#engine'
import { type EffectiveJourney, leavesIn } from '#source'
import { type Conditions, createConditions } from '../prove/conditions.ts'
import { type ContextSet, everything } from '../prove/diagrams.ts'
import { settlementLeaves } from '../prove/model.ts'
import { type ProcessReach, reachProcess } from '../prove/process-reach.ts'
import { createSteps } from '../prove/process-steps.ts'
import { settleAll } from '../prove/settlement.ts'
import { shownIn } from '../prove/shown-pages.ts'
import { createBudget } from '../prove/work-budget.ts'

/** Which contexts are shown which page, whether an application may come to them or not. */
export interface PageSets {
  readonly conditions: Conditions
  /** Page to the contexts in which it is shown in a server state. */
  readonly pagesIn: (serverState: string) => ReadonlyMap<string, ContextSet>
  /** What may become of an application, as far as `flows/process.json` says what its events do. */
  readonly reachFrom: (serverState: string, context: Context) => ProcessReach
}

/** Throws BudgetExhausted where this needs more work than it may cost. */
export function createPageSets({ journey, source }: EffectiveJourney, work = 5_000_000): PageSets {
  const budget = createBudget(work)
  // The engine has checked every condition: each has a field and one operator.
  const leaves = leavesIn([source.journey, source.serverStates, source.predicates, source.process]).map(
    ({ leaf }) => leaf as unknown as Leaf,
  )
  const conditions = createConditions(journey.predicates, [...settlementLeaves(journey), ...leaves], budget)
  const settlement = settleAll(journey.machine, conditions, budget)
  const steps = createSteps(source.process, conditions)
  const known = new Map<string, ReadonlyMap<string, ContextSet>>()
  return {
    conditions,
    pagesIn: (state) => {
      const pages = known.get(state) ?? shownIn(state, everything, journey, settlement, conditions).pages
      known.set(state, pages)
      return pages
    },
    reachFrom: (state, context) =>
      reachProcess(source.process, steps, conditions, budget, {
        state,
        contexts: conditions.including(context),
      }),
  }
}
