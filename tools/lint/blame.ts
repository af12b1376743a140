import { pointerTo } from '#source'
import type { Subject } from './rule.ts'

/** The last event of a way whose transition the lender changed: there a promise of the base was broken. */
export function blame({ provenance }: Subject, events: readonly string[]): string | undefined {
  const changed = events.findLast(
    (event) => provenance[pointerTo('process', 'transitions', event)] !== undefined,
  )
  return changed === undefined ? undefined : pointerTo('process', 'transitions', changed)
}
