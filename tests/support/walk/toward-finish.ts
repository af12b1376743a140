import type { PreparedEvent, PreparedState } from './prepared-states.ts'

/**
 * Ways that bring an applicant nearer to the finish, by state. The finish is the state most events away from the
 * beginning, since refusals end earlier.
 */
export function waysToFinish(
  states: ReadonlyMap<string, PreparedState>,
  initial: string,
): ReadonlyMap<string, readonly PreparedEvent[]> {
  const forward = new Map([...states].map(([state, prepared]) => [state, nextOf(prepared)]))
  const finish = [...distances(initial, forward).keys()].at(-1) ?? initial
  const toFinish = distances(finish, reversed(forward))
  const far = (state: string): number => toFinish.get(state) ?? Number.POSITIVE_INFINITY
  return new Map(
    [...states].map(([state, { onward }]) => [
      state,
      onward.filter((way) => far(usualTarget(way)) < far(state)),
    ]),
  )
}

type Graph = ReadonlyMap<string, readonly string[]>

const nextOf = ({ onward }: PreparedState): readonly string[] => onward.map(usualTarget)

/** Usual target of an event: the last variant of a choice. */
const usualTarget = ({ arrows }: PreparedEvent): string => arrows.at(-1)?.to ?? ''

function reversed(graph: Graph): Graph {
  const arrows = [...graph].flatMap(([from, next]) => next.map((to) => ({ from, to })))
  const byTarget = Map.groupBy(arrows, ({ to }) => to)
  return new Map([...byTarget].map(([to, own]) => [to, own.map(({ from }) => from)]))
}

/** Number of arrows to each state, nearest first. */
function distances(start: string, graph: Graph): ReadonlyMap<string, number> {
  const known = new Map([[start, 0]])
  for (const [state, distance] of known)
    for (const next of graph.get(state) ?? []) if (!known.has(next)) known.set(next, distance + 1)
  return known
}
