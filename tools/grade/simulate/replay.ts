import { type Context, type Journey, resolvePage } from '#engine'
import { type TenantJourney, tenantContext } from '#source'
import { createWalk, type WalkEnd } from './walk.ts'

/** Replay of one applicant of a simulation, step by step. */
export interface Replay extends WalkEnd {
  readonly applicant: number
  readonly stops: readonly ReplayedStop[]
  /** Context at the end, for `journey resolve --context` and `journey settle --context`. */
  readonly context: Context
}

interface ReplayedStop {
  readonly state: string
  readonly page: string
  /** Authority that decided on the page. */
  readonly by: string
  /** Path of the client machine, if it decided. */
  readonly settled?: readonly string[]
  /** Event that led on; undefined at the last stop. */
  readonly event?: string
}

export function replay(effective: TenantJourney, seed: number, applicant: number): Replay {
  const stops: ReplayedStop[] = []
  let last: Context = {}
  const walk = createWalk(effective, tenantContext(effective.tenant), seed, {
    onStep: ({ state }, _, context) => {
      last = JSON.parse(JSON.stringify(context))
      // Drops looks at the same page without an event.
      if (stops.length > 0 && stops.at(-1)?.event === undefined) stops.pop()
      stops.push({ state, ...shownTo(effective.journey, last) })
    },
    onTransition: ({ event }) => {
      const stop = stops.pop()
      if (stop !== undefined) stops.push({ ...stop, event })
    },
  })
  return { applicant, ...walk(applicant), stops, context: last }
}

/** Page with the engine's full explanation, which the walk does not need. */
function shownTo(journey: Journey, context: Context) {
  const { page, by, why } = resolvePage(journey, context)
  return { page, by, ...(why.path === undefined ? {} : { settled: why.path.map(({ event }) => event) }) }
}
