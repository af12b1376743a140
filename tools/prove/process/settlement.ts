import type { Candidate, Machine } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import { type ContextSet, everything, nothing } from '../sets/diagrams.ts'
import { forwardOrder, type Places, spread } from '../sets/spread.ts'
import type { WorkBudget } from '../sets/work-budget.ts'
import { addTo, type OptionSet, optionsOf } from '../values/options.ts'

/** Settlements of a machine for all contexts at once. */
export interface SettledSets {
  /** Contexts that come to rest, by state. */
  readonly rests: ReadonlyMap<string, ContextSet>
  /** Contexts that take an event, by event. */
  readonly taken: ReadonlyMap<string, ContextSet>
  /** Contexts that return to a state after leaving it, by state. */
  readonly revisits: ReadonlyMap<string, ContextSet>
}

/**
 * Settles all contexts together, like the engine's `settle`. Each context is in one state at a time and follows one
 * path, so contexts that meet in a state continue as one set. Findings show the engine's own answer for one context.
 */
export const settleAll = (
  machine: Machine,
  conditions: ConditionSpace,
  budget: Pick<WorkBudget, 'spend'>,
): SettledSets => createSettling(machine, conditions, budget)(start(machine))

/** All contexts, at the beginning. */
export const start = ({ source }: Machine): Unsettled => ({
  begun: new Map([[source.initial, everything]]),
  before: new Map(),
})

/** Contexts that settle from some states, with the contexts that took each event before. */
export interface Unsettled {
  readonly begun: Places
  readonly before: Places
  /** Is told each event by which contexts leave a state, and the contexts that have taken each one by then. */
  readonly observe?: (leaving: Leaving, taken: Places) => void
}

/** Contexts that leave a state by an event. */
export interface Leaving {
  readonly state: string
  readonly event: string
  readonly contexts: ContextSet
}

/** Creates the settlement of a machine, from its beginning or from elsewhere. */
export function createSettling(
  machine: Machine,
  conditions: ConditionSpace,
  { spend }: Pick<WorkBudget, 'spend'>,
): (unsettled: Unsettled) => SettledSets {
  const { diagrams } = conditions
  const triggerOf = createTriggers(machine, conditions)
  const candidatesOf = (state: string) => (isEnd(machine, state) ? [] : (machine.candidates.get(state) ?? []))
  const order = forwardOrder([machine.source.initial], (state) =>
    candidatesOf(state).flatMap((candidate) => triggerOf(candidate).targets),
  )

  return ({ begun, before, observe }) => {
    const rests = new Map<string, ContextSet>()
    const taken = new Map(before)
    const passed = new Map<string, ContextSet>()
    const revisits = new Map<string, ContextSet>()

    /** Sends on contexts with a trigger not taken before; the others rest. */
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
          if (leaving !== nothing) observe?.({ state, event, contexts: leaving }, taken)
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
}

interface Trigger {
  readonly set: ContextSet
  readonly to: readonly OptionSet[]
  readonly targets: readonly string[]
}

/** Creates a cached trigger set by event, since many states may have the event. */
function createTriggers({ source }: Machine, conditions: ConditionSpace): (candidate: Candidate) => Trigger {
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
