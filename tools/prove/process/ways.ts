import type { ConditionSpace } from '../conditions.ts'
import { type ContextSet, nothing } from '../sets/diagrams.ts'
import type { Places } from '../sets/spread.ts'
import { BudgetExhausted, type WorkBudget } from '../sets/work-budget.ts'
import { addTo } from '../values/options.ts'
import type { ProcessSteps } from './process-steps.ts'

/** Path of an application to a place. */
export interface Way {
  readonly events: readonly string[]
  /** Start of the path, with its contexts. */
  readonly from: Start
  /** Requested contexts to which these events lead. */
  readonly contexts: ContextSet
}

/** Contexts in a state. */
export interface Start {
  readonly state: string
  readonly contexts: ContextSet
}

/** Creates a search for a shortest path from the beginning; the result is undefined if there is none. */
export function createWays(
  begun: Places,
  steps: ProcessSteps,
  conditions: ConditionSpace,
  { spend }: WorkBudget,
): (state: string, wanted: ContextSet) => Way | undefined {
  const { diagrams } = conditions
  let known: readonly Places[] | undefined
  let exhausted: BudgetExhausted | undefined

  /** Layers, found once; what was too much work is not tried again for every question. */
  function layersOnce(): readonly Places[] {
    if (exhausted !== undefined) throw exhausted
    try {
      known ??= findLayers()
      return known
    } catch (error) {
      if (error instanceof BudgetExhausted) exhausted = error
      throw error
    }
  }

  /** Layers of contexts by the fewest events that reach them. */
  function findLayers(): readonly Places[] {
    const contexts = new Map<string, ContextSet>()
    const layers: Places[] = []
    for (let layer = enter(begun); layer.size > 0; layer = enter(followers(layer))) layers.push(layer)
    return layers

    function enter(arriving: Places): Places {
      const added = new Map<string, ContextSet>()
      for (const [state, set] of arriving) {
        const fresh = diagrams.minus(steps.stay(state, set), contexts.get(state) ?? nothing)
        addTo(added, state, fresh, conditions)
        addTo(contexts, state, fresh, conditions)
      }
      return added
    }
  }

  function followers(layer: Places): Places {
    const arriving = new Map<string, ContextSet>()
    for (const [from, set] of layer) {
      for (const { to, apply } of steps.from(from)) {
        spend()
        addTo(arriving, to, apply(set), conditions)
      }
    }
    return arriving
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

  return (state, wanted) => {
    const layers = layersOnce()
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
}
