import { admits, findServerState, inState, type Turn, turnOfStep } from '#engine'
import { type Flows, pointerTo } from '#source'
import type { Model } from '../../prove/model.ts'
import type { View } from '../../prove/pages/views.ts'
import { type ContextSet, everything, nothing } from '../../prove/sets/diagrams.ts'
import { optionsOf, variantsOf } from '../../prove/values/options.ts'
import { proving } from '../proof/model-of.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const whoseTurn: Rule = {
  id: 'whose-turn',
  why: 'Chatbot, dashboard, notifications and letters tell applicants what the server states say of whose turn it is: if that is wrong, they look for something to do where there is nothing, or wait where everybody waits for them.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { flows } = subject
    return [...model.views].flatMap(([state, view]) =>
      faultsOf(flows, model, state, view).map(subject.report),
    )
  }),
}

/** While a reviewer asks for something, that is what the applicant can do. */
const request = { field: 'status.condition', exists: true } as const

function faultsOf(flows: Flows, model: Model, state: string, view: View): readonly RuleFault[] {
  const { and, minus, or } = model.conditions.diagrams
  const { kind, job, awaits } = flows.source.process.states[state] ?? {}
  const told = turnsIn(flows, model, state)
  const of = (...turns: readonly Turn[]) =>
    and(
      view.here,
      told
        .filter(({ turn }) => turns.includes(turn))
        .map(({ set }) => set)
        .reduce(or, nothing),
    )
  const acts = actsIn(flows, model, state, view)
  const asked = model.conditions.isDeciding(request) ? model.conditions.setOf(request) : nothing
  const isOpen = kind !== 'terminal'
  const isHalted = findServerState(flows.journey.serverStates, state)?.source.kind === 'halting'
  const isByCall = flows.source.process.meanwhile?.[state] !== undefined
  const wrong = [
    {
      set: isOpen ? nothing : minus(view.here, of('nobody')),
      says: "an end of the process, but somebody's turn",
    },
    { set: isOpen ? of('nobody') : nothing, says: "nobody's turn, but the process goes on from it" },
    {
      set: awaits === 'signer' ? nothing : of('signer'),
      says: "a co-owner's turn, but the process awaits none there",
    },
    {
      set: isOpen && !isByCall ? minus(of('applicant'), or(acts, asked)) : nothing,
      says: "the applicant's turn, but neither its page nor one that it links to offers what it admits",
    },
    {
      set: job === undefined ? and(of('lender', 'thirdParty'), acts) : nothing,
      says: "not the applicant's turn, but nobody else moves it on",
    },
    {
      set: job !== undefined && isHalted ? and(of('lender', 'thirdParty'), acts) : nothing,
      says: "not the applicant's turn, but it halts at a page on which they can move it on",
    },
  ]
  return wrong
    .filter(({ set }) => set !== nothing)
    .map(({ set, says }) => ({
      pointer: pointerTo(
        'serverStates',
        'states',
        findServerState(flows.journey.serverStates, state)?.key ?? state,
      ),
      what: 'key' as const,
      message: `${state} is said to be ${says}.`,
      hint: 'Say whose turn it is there (`turn` in server-states.json), or change what its page offers.',
      related: [pointerTo('process', 'states', state)],
      witness: model.witness(state, set),
    }))
}

/** Whose turn a server state says that it is, with the contexts of each. */
function turnsIn(
  { journey, project }: Flows,
  { conditions }: Model,
  state: string,
): readonly { readonly turn: Turn; readonly set: ContextSet }[] {
  const choice = findServerState(journey.serverStates, state)?.source.turn
  if (choice === undefined)
    return [{ turn: turnOfStep(journey, inState(project, {}, state)), set: everything }]
  return optionsOf(variantsOf(choice, 'turn'), conditions).map(({ value, set }) => ({
    turn: value as Turn,
    set,
  }))
}

/**
 * Contexts in which the page of a state, or one that it leads to, offers a submission that the state admits by name. What
 * every state admits, such as a withdrawal, is no step.
 */
function actsIn(
  { source }: Flows,
  { conditions }: Model,
  state: string,
  { shown, offers }: View,
): ContextSet {
  const { and, or } = conditions.diagrams
  const { transitions } = source.process
  const nearIn = (page: string) =>
    [...shown.pages].filter(([from]) => leadsTo(source.pages.pages, from, page)).map(([, set]) => set)
  return offers
    .filter(({ event }) => {
      const transition = transitions[event]
      return transition !== undefined && transition.from !== '*' && admits(transition, state)
    })
    .map(({ page, isOwn, contexts }) => (isOwn ? contexts : and(contexts, nearIn(page).reduce(or, nothing))))
    .reduce(or, nothing)
}

/** Whether a page links to another, directly or over others. */
function leadsTo(pages: Flows['source']['pages']['pages'], from: string, to: string): boolean {
  const reached = new Set([from])
  for (const page of reached) for (const link of pages[page]?.links ?? []) reached.add(link)
  return reached.has(to)
}
