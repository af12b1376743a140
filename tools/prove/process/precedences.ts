import type { Machine } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import { type ContextSet, nothing } from '../sets/diagrams.ts'
import type { Places } from '../sets/spread.ts'
import type { WorkBudget } from '../sets/work-budget.ts'
import { addTo, optionsOf } from '../values/options.ts'
import { createSettling, type Leaving, type SettledSets, start } from './settlement.ts'

/** Event that comes after another in triggerOrder for a reason. */
export interface Precedence {
  readonly event: string
  readonly after: string
  /** Contexts that would come to rest elsewhere if it came first. */
  readonly contexts: ContextSet
}

interface Settled {
  readonly conditions: ConditionSpace
  readonly settlement: SettledSets
  /** Contexts that an application can be in. */
  readonly possible: ContextSet
}

/** Contexts that leave a state by one event although another, later one could fire there too. */
interface Competition extends Leaving {
  readonly other: string
  /** Contexts that have taken each event before. */
  readonly before: Places
}

/**
 * Finds, for each trigger, the nearest earlier one before which it must not come. An event is taken once at most, so that it makes no
 * further difference after it has been taken early: what then settles elsewhere depends on the order of these two.
 */
export function findPrecedences(
  machine: Machine,
  { conditions, settlement, possible }: Settled,
  budget: WorkBudget,
): readonly Precedence[] {
  const { diagrams, setOf } = conditions
  const { and, or, minus } = diagrams
  const { triggerOrder = [], transitions } = machine.source
  const settle = createSettling(machine, conditions, budget)
  const rankOf = new Map(triggerOrder.map((event, rank) => [event, rank]))
  const competitions: Competition[] = []
  settle({
    ...start(machine),
    observe: ({ state, event, contexts }, taken) => {
      const leaving = and(contexts, possible)
      const later = (machine.candidates.get(state) ?? []).filter(
        (other) => other.index > (rankOf.get(event) ?? 0) && leaving !== nothing,
      )
      const before = new Map(taken)
      for (const { event: other } of later) {
        const holding = and(leaving, setOf(transitions[other]?.trigger ?? { any: [] }))
        const both = minus(holding, taken.get(other) ?? nothing)
        if (both !== nothing) competitions.push({ state, event, other, contexts: both, before })
      }
    },
  })

  /** Contexts of a competition that come to rest elsewhere if the later event fires. */
  function elsewhere({ state, other, contexts, before }: Competition): ContextSet {
    const begun = new Map<string, ContextSet>()
    const { to = [] } = machine.candidates.get(state)?.find(({ event }) => event === other) ?? {}
    for (const { value, set } of optionsOf(to, conditions))
      if (value !== state) addTo(begun, value, and(contexts, set), conditions)
    const moving = [...begun.values()].reduce(or, nothing)
    const { rests } = settle({
      begun,
      before: new Map([...before, [other, or(before.get(other) ?? nothing, moving)]]),
    })
    return [...settlement.rests]
      .map(([rest, set]) => minus(and(set, moving), rests.get(rest) ?? nothing))
      .reduce(or, nothing)
  }

  const byEvent = Map.groupBy(competitions, ({ other }) => other)
  return triggerOrder.flatMap((event) => {
    const nearestFirst = (byEvent.get(event) ?? []).toSorted(
      (a, b) => (rankOf.get(b.event) ?? 0) - (rankOf.get(a.event) ?? 0),
    )
    for (const competition of nearestFirst) {
      budget.renew()
      const contexts = elsewhere(competition)
      if (contexts !== nothing) return [{ event, after: competition.event, contexts }]
    }
    return []
  })
}
