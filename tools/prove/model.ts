import { type Context, declinedDecision, type Journey, type Leaf, resolvePage } from '#engine'
import type { Flows, Witness } from '#source'
import { type Conditions, createConditions } from './conditions.ts'
import { type ContextSet, nothing } from './diagrams.ts'
import { leavesOf } from './leaves-of.ts'
import { type Offer, offersIn } from './offers.ts'
import { type ProcessReach, reachProcess } from './process-reach.ts'
import { createSteps, type ProcessSteps } from './process-steps.ts'
import { type Settlement, settleAll } from './settlement.ts'
import { type Shown, shownIn } from './shown-pages.ts'
import { createBudget } from './work-budget.ts'
import { asContext, type Draft } from './write-field.ts'

/** Everything that may happen in a tenant's journey. */
export interface Model {
  readonly conditions: Conditions
  /** The client machine, in every context that there may be. */
  readonly settlement: Settlement
  /** What events do to contexts. */
  readonly steps: ProcessSteps
  /** The server's process, with what may be known of an application in each of its states. */
  readonly reach: ProcessReach
  /** Server state to what its applicants may be shown. */
  readonly shown: ReadonlyMap<string, Shown>
  /** Server state to what its applicants are offered to submit. */
  readonly offers: ReadonlyMap<string, readonly Offer[]>
  /** How an application gets to a server state in one of these contexts, the shortest way. */
  readonly witness: (state: string, contexts: ContextSet) => Found
}

/** What one can paste: the events of a way, and the context at its end. */
export type Found = Required<Witness>

/** Throws BudgetExhausted when more work than this is needed. */
export function createModel(flows: Flows, leaves: readonly Leaf[], work = 1_000_000): Model {
  const { journey, source } = flows
  const budget = createBudget(work)
  const conditions = createConditions(
    journey.predicates,
    [...settlementLeaves(journey), ...leaves, declinedDecision],
    budget,
  )
  const settlement = settleAll(journey.machine, conditions, budget)
  const steps = createSteps(source.process, conditions)
  const reach = reachProcess(source.process, steps, conditions, budget)
  const shown = new Map(
    [...reach.contexts].map(([state, contexts]) => [
      state,
      shownIn(state, contexts, journey, settlement, conditions),
    ]),
  )
  const offers = new Map(
    [...reach.contexts].map(([state, contexts]) => {
      const place = { state, contexts, shown: shown.get(state) ?? { pages: new Map(), gap: nothing } }
      return [state, offersIn(place, journey, source.process, settlement, conditions)]
    }),
  )
  const witness = (state: string, contexts: ContextSet) => createWitness(state, contexts, reach, conditions)
  return { conditions, settlement, steps, reach, shown, offers, witness }
}

/** What a settlement asks about last comes first: sets then share what it asks about first. */
export const settlementLeaves = ({ machine: { source }, predicates }: Journey): readonly Leaf[] =>
  (source.triggerOrder ?? [])
    .toReversed()
    .flatMap((event) => leavesOf(source.transitions[event]?.trigger ?? { any: [] }, predicates))

function createWitness(
  state: string,
  contexts: ContextSet,
  { findWay }: ProcessReach,
  { witness }: Conditions,
): Found {
  const way = findWay(state, contexts)
  if (way === undefined) throw new Error(`No way leads to ${state} so.`)
  return { events: way.events, context: inState(witness(way.contexts), state) }
}

function inState(draft: Draft, state: string): Context {
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
