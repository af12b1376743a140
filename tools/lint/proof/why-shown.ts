import type { JourneySource, PageResolution } from '#engine'
import { by, whensOf } from '../references/named-conditions.ts'

/**
 * Cause of a page in words: the mapping of the server state, or the events of the browser's machine, with their
 * predicates.
 */
export function whyShown(source: JourneySource, { by: decider, why }: PageResolution): string {
  const { journey, serverStates, predicates } = source
  if (decider === 'server-state') {
    const { rule = why.state } = why
    return `the server state ${rule} shows it${by(whensOf(serverStates.states[rule]?.page), predicates)}`
  }
  const taken = why.path ?? []
  const way = taken.map(({ event }) => eventText(source, event)).join(', ')
  const shown = by(whensOf(journey.states[why.state]?.page), predicates)
  return `the browser settles at ${why.state}${way === '' ? '' : ` by ${way}`}${shown}`
}

/** Event of the browser, with the predicates that trigger it. */
export function eventText({ journey, predicates }: JourneySource, event: string): string {
  const trigger = journey.transitions[event]?.trigger
  return `${event}${by(trigger === undefined ? [] : [trigger], predicates)}`
}
