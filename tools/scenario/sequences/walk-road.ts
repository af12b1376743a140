import { admits, resolvePage } from '#engine'
import type { ProcessStep } from '../../prove/process/process-steps.ts'
import { nothing } from '../../prove/sets/diagrams.ts'
import { followWay } from '../follow-way.ts'
import type { Listener } from '../play-scenario.ts'
import { closestContext, type ProvenJourney } from '../proven-journey.ts'
import type { Road } from '../roads.ts'

/** Event with the server state that it led to. */
export interface RoadEvent {
  readonly event: string
  readonly to: string
}

/** Page shown on a road; `event` is missing if the page is shown without an event. */
export interface Shown {
  readonly event?: string
  readonly state: string
  readonly page: string
}

/**
 * Pages of an applicant who takes these events in order. Among all possible applicants, chooses the one with the fewest
 * special facts. Undefined if there is none at this lender.
 */
export function walkRoad(
  proven: ProvenJourney,
  road: Road,
  events: readonly RoadEvent[],
  listener: Listener = {},
): readonly Shown[] | undefined {
  const { sets, effective } = proven
  const stops = followWay(proven, road.who, waysOf(proven, events))
  const times = new Map<string, number>()
  const shown: Shown[] = []
  for (const { event, from = '', state, context, stayed } of stops ?? []) {
    if (event !== undefined) listener.onTransition?.({ from, event, to: state })
    const resolved = resolvePage(effective.journey, context)
    listener.onStep?.(state, context, resolved)
    shown.push({ ...(event === undefined ? {} : { event }), state, page: resolved.page })
    const time = (times.get(state) ?? 0) + 1
    times.set(state, time)
    for (const page of pagesAt(road, state, time)) {
      const there = closestContext(
        sets,
        sets.conditions.diagrams.and(stayed, sets.pagesIn(state).get(page) ?? nothing),
        context,
      )
      if (there !== undefined && shown.at(-1)?.page !== page) shown.push({ state, page })
    }
  }
  return stops && shown
}

/** Steps of the events at this lender; leaves out steps that the lender skips. */
function waysOf({ effective, steps }: ProvenJourney, events: readonly RoadEvent[]): readonly ProcessStep[] {
  const { initial, transitions } = effective.source.process
  let state = initial
  return events.flatMap(({ event, to }) => {
    const transition = transitions[event]
    if (transition === undefined || !admits(transition, state)) return []
    const possible = steps.from(state).filter((step) => step.event === event)
    const step = possible.find((each) => each.to === to) ?? possible.at(-1)
    state = step?.to ?? state
    return step === undefined ? [] : [step]
  })
}

/**
 * Pages that a road opens at a visit of a state: a page at `STATE` at every visit, a page at `STATE#2` at the first two
 * visits.
 */
const pagesAt = ({ pages }: Road, state: string, time: number): readonly string[] =>
  Object.entries(pages).flatMap(([page, place]) => {
    const [name, number] = place.split('#')
    return name === state && (number === undefined || Number(number) >= time) ? [page] : []
  })
