import { asText, type JsonObject } from '#source'
import type { Graph } from './graph.ts'

/**
 * Adds to the graph how many applications ever reached each server state, and how many are in it now; `states` is that
 * of a funnel.
 */
export function addCounts(graph: Graph, states: readonly JsonObject[]): Graph {
  const counts = new Map(
    states.map(({ state, reached, standing }) => [
      asText(state),
      { reached: Number(reached), standing: Number(standing) },
    ]),
  )
  const none = { reached: 0, standing: 0 }
  const counted = graph.server.states.map((state) => ({
    ...state,
    applications: counts.get(state.id) ?? none,
  }))
  return { ...graph, server: { ...graph.server, states: counted } }
}
