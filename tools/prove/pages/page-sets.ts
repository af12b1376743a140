import type { Context, Leaf } from '#engine'
import type { TenantJourney } from '#source'
import { type ConditionSpace, createConditions } from '../conditions.ts'
import { lenderFacts } from '../lender-facts.ts'
import { contextIn } from '../model.ts'
import { findStuck, type Stuck } from '../process/endings.ts'
import { beginning, type ProcessReach, reachProcess } from '../process/process-reach.ts'
import { createSteps, type ProcessSteps } from '../process/process-steps.ts'
import { settleAll } from '../process/settlement.ts'
import type { ContextSet } from '../sets/diagrams.ts'
import { createSpace, type Space } from '../sets/space.ts'
import type { Places } from '../sets/spread.ts'
import { createBudget, type WorkBudget } from '../sets/work-budget.ts'
import { type AskedLeaves, askedLeaves } from '../values/asked-leaves.ts'
import { createShownIn } from './shown-pages.ts'
import { createViews, type View } from './views.ts'

/** Space shared by several journeys, so that their sets can be compared. */
export interface SharedSpace {
  readonly space: Space
  readonly budget: WorkBudget
}

/** Leaves that several journeys ask, with additional ones. */
export function askedTogether(journeys: readonly TenantJourney[], others: readonly Leaf[] = []): AskedLeaves {
  const asked = journeys.map(({ source }) => askedLeaves(source))
  return {
    deciding: [...asked.flatMap(({ deciding }) => deciding), ...others],
    told: asked.flatMap(({ told }) => told),
  }
}

/** Creates a shared space. This and every query of it throw BudgetExhausted if more work is needed. */
export function shareSpace(
  asked: AskedLeaves,
  { journey, project }: Pick<TenantJourney, 'journey' | 'project'>,
  work = 10_000_000,
): SharedSpace {
  const budget = createBudget(work)
  return { budget, space: createSpace(asked, { compile: journey.predicates.compile, project }, budget) }
}

/** Contexts by page shown, whether or not an application can reach them. */
export interface PageSets {
  readonly conditions: ConditionSpace
  /** Contexts by the page shown in a server state. */
  readonly pagesIn: (serverState: string) => ReadonlyMap<string, ContextSet>
  /**
   * States that applications can reach, as far as `flows/process.json` declares effects; from the beginning if no
   * places are given.
   */
  readonly reach: (from?: Places) => ProcessReach
  readonly steps: ProcessSteps
  /** Pages and offers that applicants see in each reachable state. */
  readonly views: (reach: ProcessReach) => ReadonlyMap<string, View>
  /** States from which applications that start there can reach no ending. */
  readonly stuck: (from: Places) => readonly Stuck[]
  /** Picks one context of a set, ready to paste. */
  readonly witness: (serverState: string, contexts: ContextSet) => Context
}

export function createPageSets(
  effective: TenantJourney,
  { space, budget }: SharedSpace = shareSpace(askedTogether([effective]), effective),
): PageSets {
  const { journey, source } = effective
  const conditions = createConditions(space, journey.predicates, lenderFacts(effective, effective.tenant))
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
      const pages = known.get(state) ?? shownIn(state, conditions.atState(state)).pages
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
