import type { Context, Leaf } from '#engine'
import type { TenantJourney } from '#source'
import { type AskedLeaves, askedLeaves } from './asked-leaves.ts'
import { type Conditions, createConditions } from './conditions.ts'
import { findStuck, type Stuck } from './endings.ts'
import { contextIn } from './model.ts'
import { beginning, type ProcessReach, reachProcess } from './process-reach.ts'
import { createSteps, type ProcessSteps } from './process-steps.ts'
import type { ContextSet } from './sets/diagrams.ts'
import { createSpace, type Space } from './sets/space.ts'
import type { Places } from './sets/spread.ts'
import { createBudget, type WorkBudget } from './sets/work-budget.ts'
import { settleAll } from './settlement.ts'
import { createShownIn } from './shown-pages.ts'
import { createViews, type View } from './views.ts'

/** A way of telling contexts apart that several journeys share, so that their sets can be compared. */
export interface SharedSpace {
  readonly space: Space
  readonly budget: WorkBudget
}

/** What several journeys ask, and what is asked beside. */
export function askedTogether(journeys: readonly TenantJourney[], others: readonly Leaf[] = []): AskedLeaves {
  const asked = journeys.map(({ source }) => askedLeaves(source))
  return {
    deciding: [...asked.flatMap(({ deciding }) => deciding), ...others],
    told: asked.flatMap(({ told }) => told),
  }
}

/** Throws BudgetExhausted, as everything that is asked of it does, when more work than this is needed. */
export function shareSpace(
  asked: AskedLeaves,
  { journey }: Pick<TenantJourney, 'journey'>,
  work = 10_000_000,
): SharedSpace {
  const budget = createBudget(work)
  return { budget, space: createSpace(asked, journey.predicates.compile, budget) }
}

/** Which contexts are shown which page, whether an application may come to them or not. */
export interface PageSets {
  readonly conditions: Conditions
  /** Page to the contexts in which it is shown in a server state. */
  readonly pagesIn: (serverState: string) => ReadonlyMap<string, ContextSet>
  /** What may become of applications, as far as `flows/process.json` says what its events do; of a new one, if none are given. */
  readonly reach: (from?: Places) => ProcessReach
  readonly steps: ProcessSteps
  /** What applicants see wherever they get to. */
  readonly views: (reach: ProcessReach) => ReadonlyMap<string, View>
  /** Where applications that start so can reach no ending. */
  readonly stuck: (from: Places) => readonly Stuck[]
  /** One of the contexts of a set, as one could paste it. */
  readonly witness: (serverState: string, contexts: ContextSet) => Context
}

export function createPageSets(
  effective: TenantJourney,
  { space, budget }: SharedSpace = shareSpace(askedTogether([effective]), effective),
): PageSets {
  const { journey, source } = effective
  const conditions = createConditions(space, journey.predicates)
  const settlement = settleAll(journey.machine, conditions, budget)
  const steps = createSteps(source.process, conditions)
  const known = new Map<string, ReadonlyMap<string, ContextSet>>()
  const reach = (from: Places) => reachProcess(from, steps, conditions, budget)
  const views = createViews(effective, settlement, conditions)
  const shownIn = createShownIn(journey, settlement, conditions)
  let ofNewOnes: ProcessReach | undefined
  return {
    conditions,
    steps,
    views,
    reach: (from) => {
      if (from !== undefined) return reach(from)
      ofNewOnes ??= reach(beginning(source.process, conditions))
      return ofNewOnes
    },
    pagesIn: (state) => {
      const pages =
        known.get(state) ?? shownIn(state, conditions.having('status.checklistStatus', state)).pages
      known.set(state, pages)
      return pages
    },
    stuck: (from) => {
      const reached = reach(from)
      return findStuck({ conditions, steps, reach: reached, views: views(reached) }, source.process)
    },
    witness: (state, contexts) => contextIn(state, contexts, conditions),
  }
}
