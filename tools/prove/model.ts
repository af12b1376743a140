import { type Context, type Journey, type PredicateSource, resolvePage } from '#engine'
import type { Flows, Witness } from '#source'
import { type ConditionSpace, createConditions } from './conditions.ts'
import { findFalsePreviews, type Preview } from './pages/false-previews.ts'
import { createViews, type View } from './pages/views.ts'
import { findStuck, type Stuck } from './process/endings.ts'
import { findPrecedences, type Precedence } from './process/precedences.ts'
import { beginning, type ProcessReach, reachProcess } from './process/process-reach.ts'
import { createSteps, type ProcessSteps } from './process/process-steps.ts'
import { findRepeats, type Repeat } from './process/repeats.ts'
import { type SettledSets, settleAll } from './process/settlement.ts'
import { type ContextSet, nothing } from './sets/diagrams.ts'
import type { Space } from './sets/space.ts'
import { BudgetExhausted, type WorkBudget } from './sets/work-budget.ts'
import { asContext, writeField } from './values/write-field.ts'

/** Everything that may happen in a tenant's journey. */
export interface Model {
  readonly conditions: ConditionSpace
  /** Settlement of the client machine in every possible context. */
  readonly settlement: SettledSets
  readonly steps: ProcessSteps
  /** Reach of the server's process: the contexts possible in each state. */
  readonly reach: ProcessReach
  /** Pages and offers that applicants see, by server state. */
  readonly views: ReadonlyMap<string, View>
  /** States and contexts from which no ending can be reached. */
  readonly stuck: readonly Stuck[]
  /** Forms that are shown while the server works and are neither just answered nor next. */
  readonly falsePreviews: readonly Preview[]
  /** Irreversible events that can be taken twice. */
  readonly repeats: readonly Repeat[]
  /** Triggers that come after another for a reason, found when asked for. */
  readonly precedences: () => readonly Precedence[]
  /** Shortest path of an application to a server state in one of these contexts; without events if it takes too much work to find. */
  readonly witness: (state: string, contexts: ContextSet) => Found
}

/** Reproducible example: the events of a path, and the context at its end. */
export type Found = Required<Witness>

/** Creates the model of a journey at a lender of whom `facts` hold. Throws BudgetExhausted if it needs more work than the budget has. */
export function createModel(
  flows: Flows,
  space: Space,
  budget: WorkBudget,
  facts: readonly PredicateSource[] = [],
): Model {
  const { journey, source } = flows
  const conditions = createConditions(space, journey.predicates, facts)
  const settlement = settleAll(journey.machine, conditions, budget)
  const steps = createSteps(source.process, conditions)
  const reach = reachProcess(beginning(source.process, conditions), steps, conditions, budget)
  const views = createViews(flows, settlement, conditions)(reach)
  return {
    conditions,
    settlement,
    steps,
    reach,
    views,
    falsePreviews: findFalsePreviews(flows, { conditions, steps, reach, views }),
    stuck: findStuck({ conditions, steps, reach, views }, source.process),
    repeats: findRepeats(source.process, { steps, reach, conditions }, budget),
    precedences: () => {
      budget.renew()
      const { or } = conditions.diagrams
      const possible = [...views.values()].map(({ here }) => here).reduce(or, nothing)
      return findPrecedences(journey.machine, { conditions, settlement, possible }, budget)
    },
    witness: (state, contexts) => {
      // Renewed for each question, so that earlier ones do not decide whether it is answered.
      budget.renew()
      try {
        return createWitness(state, contexts, reach, conditions)
      } catch (error) {
        if (!(error instanceof BudgetExhausted)) throw error
        // What is at fault is known; only the shortest path to it is not.
        budget.renew()
        return { events: [], context: contextIn(state, contexts, conditions) }
      }
    },
  }
}

function createWitness(
  state: string,
  contexts: ContextSet,
  { findWay }: ProcessReach,
  conditions: ConditionSpace,
): Found {
  const way = findWay(state, contexts)
  if (way === undefined) throw new Error(`No way leads to ${state} so.`)
  return { events: way.events, context: contextIn(state, way.contexts, conditions) }
}

/** Picks one of the contexts, as for an application in a server state. */
export function contextIn(
  state: string,
  contexts: ContextSet,
  { witness, project }: ConditionSpace,
): Context {
  const draft = witness(contexts)
  writeField(draft, project.state, state)
  return asContext(draft)
}

/** Checks the model's page against the engine; throws an Error if they differ, which is a defect of the model. */
export function confirmPage(journey: Journey, { context }: Found, page: string): void {
  const resolved = resolvePage(journey, context)
  if (resolved.page !== page)
    throw new Error(
      `The model shows ${page} where the engine shows ${resolved.page}: ${JSON.stringify(context)}`,
    )
}
