import type { Model } from '../../prove/model.ts'
import type { Subject } from '../rule.ts'

/**
 * Next states of an application, by server state. Leaves out transitions from every state, because giving up is always
 * possible and is no progress.
 */
export function onward(subject: Subject, { reach }: Model): ReadonlyMap<string, readonly string[]> {
  const transitions = subject.flows?.source.process.transitions ?? {}
  return graphOf(
    [...reach.contexts.keys()],
    reach.moves.filter(({ event }) => transitions[event]?.from !== '*'),
  )
}

export function graphOf(
  states: readonly string[],
  moves: readonly { readonly from: string; readonly to: string }[],
): ReadonlyMap<string, readonly string[]> {
  const byFrom = Map.groupBy(moves, ({ from }) => from)
  return new Map(states.map((state) => [state, (byFrom.get(state) ?? []).map(({ to }) => to)]))
}

/** States from which one of the goals can be reached, goals included. */
export function statesBefore(
  graph: ReadonlyMap<string, readonly string[]>,
  goals: readonly string[],
): ReadonlySet<string> {
  const backward = new Map<string, string[]>()
  for (const [from, next] of graph)
    for (const to of next) backward.set(to, [...(backward.get(to) ?? []), from])
  return statesAfter(backward, goals)
}

/** States that can be reached from these, themselves included. */
export function statesAfter(
  graph: ReadonlyMap<string, readonly string[]>,
  starts: readonly string[],
): ReadonlySet<string> {
  const reached = new Set(starts)
  for (const state of reached) for (const next of graph.get(state) ?? []) reached.add(next)
  return reached
}
