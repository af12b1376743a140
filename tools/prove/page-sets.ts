import type { Context, Leaf } from '#engine'
import type { EffectiveJourney } from '#source'
import { askedLeaves } from './asked-leaves.ts'
import { type Conditions, createConditions } from './conditions.ts'
import type { ContextSet } from './diagrams.ts'
import { findStuck, type Stuck } from './endings.ts'
import { contextIn, viewAll } from './model.ts'
import { beginning, type Places, type ProcessReach, reachProcess } from './process-reach.ts'
import { createSteps } from './process-steps.ts'
import { settleAll } from './settlement.ts'
import { shownIn } from './shown-pages.ts'
import { createSpace, type Space } from './space.ts'
import { createBudget, type WorkBudget } from './work-budget.ts'

/** A way of telling contexts apart that several journeys share, so that their sets can be compared. */
export interface SharedSpace {
  readonly space: Space
  readonly budget: WorkBudget
}

/** `others` are leaves that are asked about beside those of the journeys. Throws BudgetExhausted, as everything that is asked of it does, when more work than this is needed. */
export function shareSpace(
  [first, ...more]: readonly [EffectiveJourney, ...EffectiveJourney[]],
  others: readonly Leaf[] = [],
  work = 10_000_000,
): SharedSpace {
  const budget = createBudget(work)
  const asked = [first, ...more].map(({ source }) => askedLeaves(source))
  const leaves = {
    deciding: [...asked.flatMap(({ deciding }) => deciding), ...others],
    told: asked.flatMap(({ told }) => told),
  }
  return { budget, space: createSpace(leaves, first.journey.predicates.compile, budget) }
}

/** Which contexts are shown which page, whether an application may come to them or not. */
export interface PageSets {
  readonly conditions: Conditions
  /** Page to the contexts in which it is shown in a server state. */
  readonly pagesIn: (serverState: string) => ReadonlyMap<string, ContextSet>
  /** What may become of applications, as far as `flows/process.json` says what its events do; of a new one, if none are given. */
  readonly reach: (from?: Places) => ProcessReach
  /** Where applications that start so can reach no ending. */
  readonly stuck: (from: Places) => readonly Stuck[]
  /** One of the contexts of a set, as one could paste it. */
  readonly witness: (serverState: string, contexts: ContextSet) => Context
}

export function createPageSets(
  effective: EffectiveJourney,
  { space, budget }: SharedSpace = shareSpace([effective]),
): PageSets {
  const { journey, source } = effective
  const conditions = createConditions(space, journey.predicates)
  const settlement = settleAll(journey.machine, conditions, budget)
  const steps = createSteps(source.process, conditions)
  const known = new Map<string, ReadonlyMap<string, ContextSet>>()
  const reach = (from: Places) => reachProcess(from, steps, conditions, budget)
  let ofNewOnes: ProcessReach | undefined
  return {
    conditions,
    reach: (from) => {
      if (from !== undefined) return reach(from)
      ofNewOnes ??= reach(beginning(source.process, conditions))
      return ofNewOnes
    },
    pagesIn: (state) => {
      const pages =
        known.get(state) ??
        shownIn(state, conditions.having('status.checklistStatus', state), journey, settlement, conditions)
          .pages
      known.set(state, pages)
      return pages
    },
    stuck: (from) => {
      const reached = reach(from)
      const views = viewAll(effective, reached, settlement, conditions)
      return findStuck({ conditions, steps, reach: reached, views }, source.process)
    },
    witness: (state, contexts) => contextIn(state, contexts, conditions),
  }
}
