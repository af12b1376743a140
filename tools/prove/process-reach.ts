import type { ProcessSource } from '#engine'
import type { Conditions } from './conditions.ts'
import { relationOf } from './effects.ts'
import { isOfApplication } from './is-of-application.ts'
import { addTo } from './options.ts'
import type { ProcessSteps } from './process-steps.ts'
import { type ContextSet, everything, nothing } from './sets/diagrams.ts'
import { forwardOrder, type Places, spread } from './sets/spread.ts'
import type { WorkBudget } from './sets/work-budget.ts'
import { createWays, type Way } from './ways.ts'

/** An event that some application takes. */
export interface Move {
  readonly from: string
  readonly event: string
  readonly to: string
}

export interface ProcessReach {
  /** Server state to the contexts that an application may have in it; what it says of `status.checklistStatus` is left out. */
  readonly contexts: Places
  readonly moves: readonly Move[]
  /** A shortest way to a state in one of these contexts; undefined when there is none. */
  readonly findWay: (state: string, contexts: ContextSet) => Way | undefined
}

/** Every server state that an application gets to from one of these places, with everything that may be known of it there. */
export function reachProcess(
  begun: Places,
  steps: ProcessSteps,
  conditions: Conditions,
  budget: WorkBudget,
): ProcessReach {
  const { diagrams } = conditions
  const contexts = new Map<string, ContextSet>()
  const moves = new Map<string, Move>()
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

/** Whoever looks for some state finds one that is not far. */
function nearestFirst(contexts: Places, begun: Places, moves: readonly Move[]): Places {
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

/** Nothing is known of a new application but what its beginning says; without such a word, anything may be. */
export function beginning({ initial, begin }: ProcessSource, conditions: Conditions): Places {
  const { diagrams, variables } = conditions
  if (begin === undefined) return new Map([[initial, everything]])
  const untouched = variables
    .map(({ field }, variable) =>
      isOfApplication(field) ? diagrams.having(variable, (value) => value === 0) : everything,
    )
    .reduceRight((sum, set) => diagrams.and(set, sum), everything)
  return new Map([[initial, relationOf(begin, conditions).after(untouched)]])
}
