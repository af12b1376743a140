import type { Context } from '#engine'
import type { EffectiveJourney } from '#source'
import { askedLeaves } from '../prove/asked-leaves.ts'
import { type Conditions, createConditions } from '../prove/conditions.ts'
import type { ContextSet } from '../prove/diagrams.ts'
import { type ProcessReach, reachProcess } from '../prove/process-reach.ts'
import { createSteps } from '../prove/process-steps.ts'
import { settleAll } from '../prove/settlement.ts'
import { shownIn } from '../prove/shown-pages.ts'
import { createSpace } from '../prove/space.ts'
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
  const space = createSpace(askedLeaves(source), journey.predicates.compile, budget)
  const conditions = createConditions(space, journey.predicates)
  const settlement = settleAll(journey.machine, conditions, budget)
  const steps = createSteps(source.process, conditions)
  const known = new Map<string, ReadonlyMap<string, ContextSet>>()
  return {
    conditions,
    pagesIn: (state) => {
      const pages =
        known.get(state) ??
        shownIn(state, conditions.having('status.checklistStatus', state), journey, settlement, conditions)
          .pages
      known.set(state, pages)
      return pages
    },
    reachFrom: (state, context) =>
      reachProcess({ state, contexts: conditions.including(context) }, steps, conditions, budget),
  }
}
