import type { Machine } from '#engine'
import type { Conditions } from './conditions.ts'
import { type ContextSet, everything, nothing } from './diagrams.ts'
import { addTo, type Option, optionsOf } from './options.ts'
import type { WorkBudget } from './work-budget.ts'

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
 * What the engine's `settle` does, for all contexts together: a state is gone through once for each set of triggers
 * that are spent there, not once for each context. What a finding shows is the engine's own answer for one of them.
 */
export function settleAll(machine: Machine, conditions: Conditions, { spend }: WorkBudget): Settlement {
  const { diagrams } = conditions
  const triggers = triggersOf(machine, conditions)
  const rests = new Map<string, ContextSet>()
  const taken = new Map<string, ContextSet>()
  const passed = new Map<string, ContextSet>()
  const revisits = new Map<string, ContextSet>()
  const places = new Map<string, Place>()
  const queue: Place[] = []

  function arrive(state: string, spent: bigint, contexts: ContextSet): void {
    const key = `${state} ${spent.toString(32)}`
    const place = places.get(key) ?? { state, spent, waiting: nothing, done: nothing }
    places.set(key, place)
    const added = diagrams.minus(contexts, place.done)
    if (added === nothing) return
    if (place.waiting === nothing) queue.push(place)
    place.waiting = diagrams.or(place.waiting, added)
  }

  /** Sends on whoever has a trigger, and answers who has none. */
  function leave({ state, spent }: Place, contexts: ContextSet): ContextSet {
    let left = contexts
    let gone = spent
    for (const trigger of triggers.get(state) ?? []) {
      if ((spent & trigger.bit) !== 0n || left === nothing) continue
      spend()
      const holding = diagrams.and(left, trigger.set)
      const staying = diagrams.and(holding, stays(state, trigger.to))
      const leaving = diagrams.minus(holding, staying)
      if (staying === nothing) gone |= trigger.bit
      addTo(taken, trigger.event, leaving, conditions)
      left = diagrams.minus(left, leaving)
      for (const { value, set } of trigger.to)
        if (value !== state) arrive(value, gone | trigger.bit, diagrams.and(leaving, set))
    }
    return left
  }

  const stays = (state: string, to: readonly Option[]): ContextSet =>
    to.filter(({ value }) => value === state).reduce((sum, { set }) => diagrams.or(sum, set), nothing)

  arrive(machine.source.initial, 0n, everything)
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const { waiting } = place
    place.done = diagrams.or(place.done, waiting)
    place.waiting = nothing
    // A context goes one way through the machine, and comes to a place of that way once.
    addTo(revisits, place.state, diagrams.and(waiting, passed.get(place.state) ?? nothing), conditions)
    addTo(passed, place.state, waiting, conditions)
    addTo(rests, place.state, isEnd(machine, place.state) ? waiting : leave(place, waiting), conditions)
  }
  return { rests, taken, revisits }
}

interface Place {
  readonly state: string
  /** The triggers that no context here can take any more: taken, or known not to hold. */
  readonly spent: bigint
  waiting: ContextSet
  done: ContextSet
}

interface Trigger {
  readonly event: string
  readonly bit: bigint
  readonly set: ContextSet
  readonly to: readonly Option[]
}

/** By state, in the engine's order. */
const triggersOf = ({ source, candidates }: Machine, conditions: Conditions) =>
  new Map(
    [...candidates].map(([state, own]) => [
      state,
      own.map(
        ({ event, index, to }): Trigger => ({
          event,
          bit: 1n << BigInt(index),
          set: conditions.setOf(source.transitions[event]?.trigger ?? { any: [] }),
          to: optionsOf(to, conditions),
        }),
      ),
    ]),
  )

const isEnd = ({ source }: Machine, state: string): boolean =>
  ['terminal', 'review'].includes(source.states[state]?.kind ?? '')
