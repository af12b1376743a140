import type { ProcessSource } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import { type ContextSet, nothing } from '../sets/diagrams.ts'
import type { WorkBudget } from '../sets/work-budget.ts'
import { type ProcessReach, reachProcess } from './process-reach.ts'
import type { ProcessSteps } from './process-steps.ts'
import type { Way } from './ways.ts'

/** Irreversible event that an application can take again. */
export interface Repeat {
  readonly event: string
  /** State in which it is taken again. */
  readonly state: string
  readonly contexts: ContextSet
  readonly events: readonly string[]
}

interface Journey {
  readonly steps: ProcessSteps
  readonly reach: ProcessReach
  readonly conditions: ConditionSpace
}

/** Events of `once` that an application can take again, each with a shortest path. */
export function findRepeats(
  { once = [] }: ProcessSource,
  { steps, reach, conditions }: Journey,
  budget: WorkBudget,
): readonly Repeat[] {
  const { diagrams } = conditions
  const next = Map.groupBy(reach.moves, ({ from }) => from)

  /** Whether the arrows alone allow a return; a quick test that rules most events out. */
  function mayComeBack(event: string, to: string): boolean {
    const later = new Set([to])
    for (const state of later) {
      const moves = next.get(state) ?? []
      if (moves.some((move) => move.event === event)) return true
      for (const move of moves) later.add(move.to)
    }
    return false
  }

  function takenAgain(event: string, from: string, to: string): Repeat | undefined {
    const step = steps.from(from).find((each) => each.event === event && each.to === to)
    const first = step?.apply(reach.contexts.get(from) ?? nothing) ?? nothing
    const after = reachProcess(new Map([[to, first]]), steps, conditions, budget)
    for (const [state, contexts] of after.contexts) {
      const again = steps
        .from(state)
        .filter((each) => each.event === event)
        .map(({ apply, before }) => diagrams.and(before(apply(contexts)), contexts))
        .reduce(diagrams.or, nothing)
      const way = again === nothing ? undefined : after.findWay(state, again)
      if (step === undefined || way === undefined) continue
      const before = reach.findWay(from, step.before(steps.beforeStay(to, way.from.contexts)))
      return { event, state, contexts: way.contexts, events: joined(before, event, way) }
    }
    return undefined
  }

  return once.flatMap((event) => {
    const repeats = reach.moves
      .filter((move) => move.event === event && mayComeBack(event, move.to))
      .flatMap(({ from, to }) => takenAgain(event, from, to) ?? [])
    return repeats.slice(0, 1)
  })
}

const joined = (before: Way | undefined, event: string, after: Way): readonly string[] => [
  ...(before?.events ?? []),
  event,
  ...after.events,
  event,
]
