import type { MapMachine } from '../../api/map.ts'
import type { StandingState } from '../../api/standing.ts'

/** State before one on the main road, or off which it branches; undefined for the first and for those that stand apart. */
export function before({ spine, states }: MapMachine, id: string): string | undefined {
  const at = spine.indexOf(id)
  if (at >= 0) return spine[at - 1]
  const below = states.find((state) => state.id === id)?.below
  return below === '*' ? undefined : below
}

/** How many came to a state of those who came to the one before, as "40 of 52"; undefined where nobody counts. */
export function wentOn(
  counted: ReadonlyMap<string, StandingState>,
  from: string | undefined,
  to: string,
): string | undefined {
  const came = counted.get(from ?? '')?.reached
  if (came === undefined || from === undefined) return undefined
  return `${counted.get(to)?.reached ?? 0} of ${came}`
}
