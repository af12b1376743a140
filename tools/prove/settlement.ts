import type { Candidate, Machine } from '#engine'
import type { Conditions } from './conditions.ts'
import { addTo, type Option, optionsOf } from './options.ts'
import { type ContextSet, everything, nothing } from './sets/diagrams.ts'
import { forwardOrder, spread } from './sets/spread.ts'
import type { WorkBudget } from './sets/work-budget.ts'

/** Every settlement of a machine at once. */
export interface Settlement {
  /** State to the contexts that come to rest in it. */
  readonly rests: ReadonlyMap<string, ContextSet>
  /** Event to the contexts that take it. */
  readonly taken: ReadonlyMap<string, ContextSet>
  /** State to the contexts that come back to it after they left it. */
  readonly revisits: ReadonlyMap<string, ContextSet>
}

/**
 * What the engine's `settle` does, for all contexts together. Each context is in one state at a time and goes one way,
 * so that those who come to a state by different ways go on from it as one. What a finding shows is the engine's own
 * answer for one of them.
 */
export function settleAll(machine: Machine, conditions: Conditions, { spend }: WorkBudget): Settlement {
  const { diagrams } = conditions
  const triggerOf = createTriggers(machine, conditions)
  const rests = new Map<string, ContextSet>()
  const taken = new Map<string, ContextSet>()
  const passed = new Map<string, ContextSet>()
  const revisits = new Map<string, ContextSet>()
  const begun = new Map([[machine.source.initial, everything]])
  const candidatesOf = (state: string) => (isEnd(machine, state) ? [] : (machine.candidates.get(state) ?? []))
  const order = forwardOrder(begun.keys(), (state) =>
    candidatesOf(state).flatMap((candidate) => triggerOf(candidate).targets),
  )

  /** Sends on whoever has a trigger that they did not take before; who has none is at rest. */
  function leave(state: string, contexts: ContextSet): readonly (readonly [string, ContextSet])[] {
    const going: [string, ContextSet][] = []
    let left = contexts
    for (const candidate of candidatesOf(state)) {
      if (left === nothing) break
      spend()
      const { event } = candidate
      const { set, to } = triggerOf(candidate)
      const holding = diagrams.minus(diagrams.and(left, set), taken.get(event) ?? nothing)
      for (const option of to) {
        const leaving = option.value === state ? nothing : diagrams.and(holding, option.set)
        going.push([option.value, leaving])
        addTo(taken, event, leaving, conditions)
        left = diagrams.minus(left, leaving)
      }
    }
    addTo(rests, state, left, conditions)
    return going
  }

  spread(begun, order, diagrams, (state, contexts) => {
    addTo(revisits, state, diagrams.and(contexts, passed.get(state) ?? nothing), conditions)
    addTo(passed, state, contexts, conditions)
    return leave(state, contexts)
  })
  return { rests, taken, revisits }
}

interface Trigger {
  readonly set: ContextSet
  readonly to: readonly Option[]
  readonly targets: readonly string[]
}

/** The trigger of an event, which many states may have. */
function createTriggers({ source }: Machine, conditions: Conditions): (candidate: Candidate) => Trigger {
  const known = new Map<string, Trigger>()
  return ({ event, to }) => {
    const trigger = known.get(event) ?? {
      set: conditions.setOf(source.transitions[event]?.trigger ?? { any: [] }),
      to: optionsOf(to, conditions),
      targets: to.map(({ value }) => value),
    }
    known.set(event, trigger)
    return trigger
  }
}

const isEnd = ({ source }: Machine, state: string): boolean =>
  ['terminal', 'review'].includes(source.states[state]?.kind ?? '')
