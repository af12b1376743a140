import type { ProcessSource } from '#engine'
import type { Conditions } from './conditions.ts'
import { type ContextSet, everything, nothing } from './diagrams.ts'
import { applyEffects } from './effects.ts'
import { isOfApplication } from './is-of-application.ts'
import { addTo } from './options.ts'
import type { ProcessSteps } from './process-steps.ts'
import type { WorkBudget } from './work-budget.ts'

/** An event that some application takes. */
export interface Move {
  readonly from: string
  readonly event: string
  readonly to: string
}

/** How an application gets somewhere. */
export interface Way {
  readonly events: readonly string[]
  /** Where it began, and in which of the contexts there. */
  readonly from: Start
  /** Those of the contexts asked for that these events lead to. */
  readonly contexts: ContextSet
}

/** Contexts in a state. */
export interface Start {
  readonly state: string
  readonly contexts: ContextSet
}

export interface ProcessReach {
  /** Server state to the contexts that an application may have in it; what it says of `status.checklistStatus` is left out. */
  readonly contexts: ReadonlyMap<string, ContextSet>
  readonly moves: readonly Move[]
  /** A shortest way to a state in one of these contexts; undefined when there is none. */
  readonly findWay: (state: string, contexts: ContextSet) => Way | undefined
}

/** Server state to contexts. */
export type Places = ReadonlyMap<string, ContextSet>

/** Every server state that an application gets to from one of these places, with everything that may be known of it there. */
export function reachProcess(
  begun: Places,
  steps: ProcessSteps,
  conditions: Conditions,
  { spend }: WorkBudget,
): ProcessReach {
  const { diagrams } = conditions
  const contexts = new Map<string, ContextSet>()
  const moves = new Map<string, Move>()
  /** Each with what its number of events leads to, and no smaller one. */
  const layers: Places[] = []
  for (let layer = enter(begun); layer.size > 0; layer = enter(followers(layer))) layers.push(layer)

  /** What of this is new. */
  function enter(arriving: Places): Places {
    const added = new Map<string, ContextSet>()
    for (const [state, set] of arriving) {
      const fresh = diagrams.minus(steps.stay(state, set), contexts.get(state) ?? nothing)
      addTo(added, state, fresh, conditions)
      addTo(contexts, state, fresh, conditions)
    }
    return added
  }

  function followers(layer: Places): Places {
    const arriving = new Map<string, ContextSet>()
    for (const [from, set] of layer) {
      for (const { event, to, apply } of steps.from(from)) {
        spend()
        const arrived = apply(set)
        if (arrived === nothing) continue
        moves.set(`${from} ${event} ${to}`, { from, event, to })
        addTo(arriving, to, arrived, conditions)
      }
    }
    return arriving
  }

  function findWay(state: string, wanted: ContextSet): Way | undefined {
    const depth = layers.findIndex((layer) => diagrams.and(layer.get(state) ?? nothing, wanted) !== nothing)
    if (depth < 0) return undefined
    const contexts = diagrams.and(layers[depth]?.get(state) ?? nothing, wanted)
    const events: string[] = []
    let from: Start = { state, contexts }
    for (let step = depth; step > 0; step--) {
      const { event, ...before } = stepBefore(from, layers[step - 1] ?? new Map())
      events.unshift(event)
      from = before
    }
    return { events, from, contexts }
  }

  function stepBefore({ state, contexts: after }: Start, layer: Places): Start & { readonly event: string } {
    const left = steps.beforeStay(state, after)
    for (const [from, known] of layer) {
      for (const { event, to, before } of steps.from(from)) {
        const started = to === state ? diagrams.and(before(left), known) : nothing
        if (started !== nothing) return { event, state: from, contexts: started }
      }
    }
    throw new Error(`Nothing leads to ${state}, although it was reached.`)
  }

  return { contexts, moves: [...moves.values()], findWay }
}

/** Nothing is known of a new application but what its beginning says; without such a word, anything may be. */
export function beginning({ initial, begin }: ProcessSource, conditions: Conditions): Places {
  const { diagrams, variables } = conditions
  if (begin === undefined) return new Map([[initial, everything]])
  const untouched = variables
    .map(({ field }, variable) =>
      isOfApplication(field) ? diagrams.having(variable, (value) => value === 0) : everything,
    )
    .reduceRight((sum, set) => diagrams.and(set, sum), everything)
  return new Map([[initial, applyEffects(untouched, begin, conditions)]])
}
