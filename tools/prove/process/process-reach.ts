import type { ProcessSource } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import { type ContextSet, everything, nothing } from '../sets/diagrams.ts'
import { forwardOrder, type Places, spread } from '../sets/spread.ts'
import type { WorkBudget } from '../sets/work-budget.ts'
import { addTo } from '../values/options.ts'
import { relationOf } from './effects.ts'
import type { ProcessSteps } from './process-steps.ts'
import { createWays, type Way } from './ways.ts'

/** Event that some application takes. */
export interface StateChange {
  readonly from: string
  readonly event: string
  readonly to: string
}

export interface ProcessReach {
  /** Possible contexts by server state, without their server state. */
  readonly contexts: Places
  readonly moves: readonly StateChange[]
  /** Shortest path to a state in one of these contexts; undefined if there is none. */
  readonly findWay: (state: string, contexts: ContextSet) => Way | undefined
}

/** Reaches every server state possible from these places, with all the contexts possible there. */
export function reachProcess(
  begun: Places,
  steps: ProcessSteps,
  conditions: ConditionSpace,
  budget: WorkBudget,
): ProcessReach {
  const { diagrams } = conditions
  const contexts = new Map<string, ContextSet>()
  const moves = new Map<string, StateChange>()
  const order = forwardOrder(begun.keys(), (state) => steps.from(state).map(({ to }) => to))
  spread(begun, order, diagrams, (from, arrived) => {
    const fresh = diagrams.minus(steps.stay(from, arrived), contexts.get(from) ?? nothing)
    addTo(contexts, from, fresh, conditions)
    return fresh === nothing ? [] : followers(from, fresh)
  })

  function followers(from: string, fresh: ContextSet): readonly (readonly [string, ContextSet])[] {
    return steps.from(from).flatMap(({ event, to, apply }) => {
      budget.spend()
      const arrived = apply(fresh)
      if (arrived === nothing) return []
      moves.set(`${from} ${event} ${to}`, { from, event, to })
      return [[to, diagrams.minus(arrived, contexts.get(to) ?? nothing)] as const]
    })
  }

  const taken = [...moves.values()]
  return {
    contexts: nearestFirst(contexts, begun, taken),
    moves: taken,
    findWay: createWays(begun, steps, conditions, budget),
  }
}

/** Sorts states by distance from the beginning, so that a search finds a near one. */
function nearestFirst(contexts: Places, begun: Places, moves: readonly StateChange[]): Places {
  const next = Map.groupBy(moves, ({ from }) => from)
  const near = new Set(begun.keys())
  for (const state of near) for (const { to } of next.get(state) ?? []) near.add(to)
  return new Map(
    [...near].flatMap((state) => {
      const known = contexts.get(state)
      return known === undefined ? [] : [[state, known] as const]
    }),
  )
}

/** Contexts of a new application: of its own, only what `begin` declares is known; without it, anything is possible. */
export function beginning({ initial, begin }: ProcessSource, conditions: ConditionSpace): Places {
  const { diagrams, variables, project, ofLender } = conditions
  if (begin === undefined) return new Map([[initial, ofLender]])
  const untouched = variables
    .map(({ field }, variable) =>
      project.isOfApplication(field) ? diagrams.having(variable, (value) => value === 0) : everything,
    )
    .reduceRight((sum, set) => diagrams.and(set, sum), ofLender)
  return new Map([[initial, relationOf(begin, conditions).after(untouched)]])
}
