import { admits, type ProcessSource } from '#engine'
import type { Conditions } from './conditions.ts'
import { type ContextSet, everything, nothing } from './diagrams.ts'
import { applyEffects, applyEvent } from './effects.ts'
import { addTo, optionsOf, variantsOf } from './options.ts'
import type { WorkBudget } from './work-budget.ts'

/** How an application gets to a state with contexts that none had there before. */
export interface Arrival {
  readonly state: string
  readonly contexts: ContextSet
  /** Undefined where the process begins. */
  readonly by: { readonly event: string; readonly from: Arrival } | undefined
}

/** An event that some application takes. */
export interface Move {
  readonly from: string
  readonly event: string
  readonly to: string
}

export interface ProcessReach {
  /** Server state to the contexts that an application may have in it; what it says of `status.checklistStatus` is left out. */
  readonly contexts: ReadonlyMap<string, ContextSet>
  /** The shortest ways first. */
  readonly arrivals: readonly Arrival[]
  readonly moves: readonly Move[]
}

/** Every server state that an application gets to, with everything that may be known of it there. */
export function reachProcess(
  source: ProcessSource,
  conditions: Conditions,
  { spend }: WorkBudget,
): ProcessReach {
  const { diagrams } = conditions
  const contexts = new Map<string, ContextSet>()
  const arrivals: Arrival[] = []
  const moves = new Map<string, Move>()
  const steps = Object.entries(source.transitions).map(([event, transition]) => ({
    event,
    transition,
    effects: source.effects?.[event],
    options: optionsOf(variantsOf(transition.to, 'to'), conditions),
  }))
  const stateOf = conditions.variablesOf('status.checklistStatus')

  function arrive(state: string, set: ContextSet, by: Arrival['by']): void {
    const always = applyEffects(diagrams.forget(set, stateOf), source.anytime ?? {}, conditions)
    const all = applyEffects(always, source.meanwhile?.[state] ?? {}, conditions)
    const added = diagrams.minus(all, contexts.get(state) ?? nothing)
    if (added === nothing) return
    addTo(contexts, state, added, conditions)
    arrivals.push({ state, contexts: added, by })
  }

  arrive(source.initial, initialContexts(source, conditions), undefined)
  for (const from of arrivals) {
    const here = diagrams.and(from.contexts, conditions.having('status.checklistStatus', from.state))
    for (const { event, transition, effects, options } of steps) {
      if (!admits(transition, from.state)) continue
      spend()
      const after = applyEvent(here, effects, conditions)
      for (const { value, set } of options) {
        const arriving = diagrams.and(after, set)
        if (arriving === nothing) continue
        moves.set(`${from.state} ${event} ${value}`, { from: from.state, event, to: value })
        arrive(value, arriving, { event, from })
      }
    }
  }
  return { contexts, arrivals, moves: [...moves.values()] }
}

/** Nothing is known of a new application but what its beginning says; without such a word, anything may be. */
function initialContexts({ begin }: ProcessSource, conditions: Conditions): ContextSet {
  const { diagrams, variables } = conditions
  if (begin === undefined) return everything
  const untouched = variables
    .map((_, variable) => diagrams.having(variable, (value) => value === 0))
    .reduce(diagrams.and, everything)
  return applyEffects(untouched, begin, conditions)
}

/** The events by which an application got somewhere. */
export function wayTo(arrival: Arrival): readonly string[] {
  const events: string[] = []
  for (let { by } = arrival; by !== undefined; by = by.from.by) events.unshift(by.event)
  return events
}
