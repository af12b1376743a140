import { type Context, type Journey, resolvePage } from '#engine'
import { type TenantJourney, tenantContext } from '#source'
import { createWalk, type WalkEnd } from './walk.ts'

/** One applicant of a simulation again, step by step. */
export interface Replay extends WalkEnd {
  readonly applicant: number
  readonly stops: readonly ReplayedStop[]
  /** What is known at the end, for `journey resolve --context` and `journey settle --context`. */
  readonly context: Context
}

interface ReplayedStop {
  readonly state: string
  readonly page: string
  /** Who decided on the page. */
  readonly by: string
  /** The client machine's way, where it decided. */
  readonly settled?: readonly string[]
  /** The event that led on; none at the last. */
  readonly event?: string
}

export function replay(effective: TenantJourney, seed: number, applicant: number): Replay {
  const stops: ReplayedStop[] = []
  let last: Context = {}
  const walk = createWalk(effective, tenantContext(effective.tenant), seed, {
    onStep: ({ state }, _, context) => {
      last = JSON.parse(JSON.stringify(context))
      // Whoever could do nothing looks again.
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

/** The whole word of the engine, which the walk does not ask for. */
function shownTo(journey: Journey, context: Context) {
  const { page, by, why } = resolvePage(journey, context)
  return { page, by, ...(why.path === undefined ? {} : { settled: why.path.map(({ event }) => event) }) }
}
