import type { StateCount } from '../plugin/plugin.ts'
import type { Graph } from './graph.ts'

/** Adds to the graph how many applications ever reached each server state, and how many are in it now. */
export function addCounts(graph: Graph, states: readonly StateCount[]): Graph {
  const counts = new Map(states.map(({ state, reached, standing }) => [state, { reached, standing }]))
  const none = { reached: 0, standing: 0 }
  const counted = graph.server.states.map((state) => ({
    ...state,
    applications: counts.get(state.id) ?? none,
  }))
  return { ...graph, server: { ...graph.server, states: counted } }
}
