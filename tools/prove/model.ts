import { type Context, type Journey, resolvePage } from '#engine'
import type { Flows, Witness } from '#source'
import { type Conditions, createConditions } from './conditions.ts'
import { findStuck, type Stuck } from './endings.ts'
import { beginning, type ProcessReach, reachProcess } from './process-reach.ts'
import { createSteps } from './process-steps.ts'
import { findRepeats, type Repeat } from './repeats.ts'
import type { ContextSet } from './sets/diagrams.ts'
import type { Space } from './sets/space.ts'
import type { WorkBudget } from './sets/work-budget.ts'
import { type Settlement, settleAll } from './settlement.ts'
import { createViews, type View } from './views.ts'
import { asContext, type Draft } from './write-field.ts'

/** Everything that may happen in a tenant's journey. */
export interface Model {
  readonly conditions: Conditions
  /** The client machine, in every context that there may be. */
  readonly settlement: Settlement
  /** The server's process, with what may be known of an application in each of its states. */
  readonly reach: ProcessReach
  /** What its applicants see, by server state. */
  readonly views: ReadonlyMap<string, View>
  /** Where no ending can be reached any more. */
  readonly stuck: readonly Stuck[]
  /** What cannot be undone and yet can be done twice. */
  readonly repeats: readonly Repeat[]
  /** How an application gets to a server state in one of these contexts, the shortest way. */
  readonly witness: (state: string, contexts: ContextSet) => Found
}

/** What one can paste: the events of a way, and the context at its end. */
export type Found = Required<Witness>

/** Throws BudgetExhausted when it needs more work than the budget has. */
export function createModel(flows: Flows, space: Space, budget: WorkBudget): Model {
  const { journey, source } = flows
  const conditions = createConditions(space, journey.predicates)
  const settlement = settleAll(journey.machine, conditions, budget)
  const steps = createSteps(source.process, conditions)
  const reach = reachProcess(beginning(source.process, conditions), steps, conditions, budget)
  const views = createViews(flows, settlement, conditions)(reach)
  return {
    conditions,
    settlement,
    reach,
    views,
    stuck: findStuck({ conditions, steps, reach, views }, source.process),
    repeats: findRepeats(source.process, { steps, reach, conditions }, budget),
    witness: (state, contexts) => {
      // Each is a question of its own: how many were asked before must not decide whether it is answered.
      budget.renew()
      return createWitness(state, contexts, reach, conditions)
    },
  }
}

function createWitness(
  state: string,
  contexts: ContextSet,
  { findWay }: ProcessReach,
  conditions: Conditions,
): Found {
  const way = findWay(state, contexts)
  if (way === undefined) throw new Error(`No way leads to ${state} so.`)
  return { events: way.events, context: contextIn(state, way.contexts, conditions) }
}

/** One of the contexts, as of an application in a server state. */
export function contextIn(state: string, contexts: ContextSet, { witness }: Conditions): Context {
  const draft: Draft = witness(contexts)
  const { status } = draft
  return asContext({
    ...draft,
    status: { ...(typeof status === 'object' ? status : {}), checklistStatus: state },
  })
}

/** The engine's own word on what the model says of a page; an Error when they disagree, which is a defect of the model. */
export function confirmPage(journey: Journey, { context }: Found, page: string): void {
  const resolved = resolvePage(journey, context)
  if (resolved.page !== page)
    throw new Error(
      `The model shows ${page} where the engine shows ${resolved.page}: ${JSON.stringify(context)}`,
    )
}
