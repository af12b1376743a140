import type { ProcessSource } from '#engine'
import type { Conditions } from './conditions.ts'
import { type ContextSet, everything, nothing } from './diagrams.ts'
import { applyEffects } from './effects.ts'
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
  /** Those of the contexts asked for that these events lead to. */
  readonly contexts: ContextSet
}

export interface ProcessReach {
  /** Server state to the contexts that an application may have in it; what it says of `status.checklistStatus` is left out. */
  readonly contexts: ReadonlyMap<string, ContextSet>
  readonly moves: readonly Move[]
  /** A shortest way to a state in one of these contexts; undefined when there is none. */
  readonly findWay: (state: string, contexts: ContextSet) => Way | undefined
}

/** State to the contexts that a number of events leads to, and no smaller one. */
type Layer = ReadonlyMap<string, ContextSet>

/** Applications of which nothing is known but where they are, and in which contexts. */
export interface Start {
  readonly state: string
  readonly contexts: ContextSet
}

/** Every server state that an application gets to, with everything that may be known of it there; a new one, if none is named. */
export function reachProcess(
  source: ProcessSource,
  process: ProcessSteps,
  conditions: Conditions,
  { spend }: WorkBudget,
  start: Start = { state: source.initial, contexts: initialContexts(source, conditions) },
): ProcessReach {
  const { diagrams } = conditions
  const contexts = new Map<string, ContextSet>()
  const moves = new Map<string, Move>()
  const layers: Layer[] = []
  const begun = new Map([[start.state, start.contexts]])
  for (let layer = enter(begun); layer.size > 0; layer = enter(followers(layer))) layers.push(layer)

  /** What of this is new. */
  function enter(arriving: Layer): Layer {
    const added = new Map<string, ContextSet>()
    for (const [state, set] of arriving) {
      const fresh = diagrams.minus(process.stay(state, set), contexts.get(state) ?? nothing)
      addTo(added, state, fresh, conditions)
      addTo(contexts, state, fresh, conditions)
    }
    return added
  }

  function followers(layer: Layer): Layer {
    const arriving = new Map<string, ContextSet>()
    for (const [from, set] of layer) {
      for (const { event, to, apply } of process.from(from)) {
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
    for (let at = { state, set: contexts }, step = depth; step > 0; step--) {
      const { event, ...before } = stepBefore(at, layers[step - 1] ?? new Map())
      events.unshift(event)
      at = before
    }
    return { events, contexts }
  }

  function stepBefore({ state, set }: { state: string; set: ContextSet }, layer: Layer) {
    const left = process.beforeStay(state, set)
    for (const [from, known] of layer) {
      for (const { event, to, before } of process.from(from)) {
        const started = to === state ? diagrams.and(before(left), known) : nothing
        if (started !== nothing) return { event, state: from, set: started }
      }
    }
    throw new Error(`Nothing leads to ${state}, although it was reached.`)
  }

  return { contexts, moves: [...moves.values()], findWay }
}

/** Nothing is known of a new application but what its beginning says; without such a word, anything may be. */
function initialContexts({ begin }: ProcessSource, conditions: Conditions): ContextSet {
  const { diagrams, variables } = conditions
  if (begin === undefined) return everything
  const untouched = variables
    .map((_, variable) => diagrams.having(variable, (value) => value === 0))
    .reduceRight((sum, set) => diagrams.and(set, sum), everything)
  return applyEffects(untouched, begin, conditions)
}
