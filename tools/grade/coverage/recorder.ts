import { type Context, findServerState, type Machine, settle } from '#engine'
import type { Flows } from '#source'
import type { StateChange } from '../../prove/process-reach.ts'
import type { Listener } from '../../scenario/play-scenario.ts'

/** Records the items that applicants meet, named as in `known-items.ts`. */
export interface Recorder extends Required<Listener> {
  readonly seen: ReadonlySet<string>
}

/** Counts a transition possible in every state once. */
export const transitionItem = ({ source }: Machine, { from, event, to }: StateChange): string =>
  `transition ${event}: ${source.transitions[event]?.from === '*' ? 'anywhere' : from} to ${to}`
export const triggerItem = (event: string): string => `trigger ${event}`
export const outcomeItem = (predicate: string, outcome: boolean): string =>
  `predicate ${predicate}: ${outcome}`
export const pageItem = (page: string): string => `page ${page}`
export const stateItem = (state: string): string => `server state ${state}`

export function createRecorder({ journey, process }: Pick<Flows, 'journey' | 'process'>): Recorder {
  const seen = new Set<string>()
  const waiting = new Map(
    Object.keys(journey.predicates.source).map((id) => [id, journey.predicates.compile(id)]),
  )

  /** Evaluates a predicate until both outcomes were seen. */
  function hearOutcomes(context: Context): void {
    for (const [id, test] of waiting) {
      seen.add(outcomeItem(id, test(context)))
      if (seen.has(outcomeItem(id, true)) && seen.has(outcomeItem(id, false))) waiting.delete(id)
    }
  }

  return {
    seen,
    onStep: (state, context, { page }) => {
      const key = findServerState(journey.serverStates, state)?.key
      if (key !== undefined) seen.add(stateItem(key))
      seen.add(pageItem(page))
      for (const { event } of settle(journey, context).path) seen.add(triggerItem(event))
      hearOutcomes(context)
    },
    onTransition: (arrow) => void seen.add(transitionItem(process, arrow)),
  }
}
