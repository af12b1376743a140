import { admits, inState, resolvePage } from '#engine'
import type { ProcessStep } from '../../prove/process-steps.ts'
import { type ContextSet, everything, nothing } from '../../prove/sets/diagrams.ts'
import type { Listener } from '../play-scenario.ts'
import { closestContext, createApplicant, type ProvenJourney } from '../proven-journey.ts'
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
  const { sets, steps, effective } = proven
  const { diagrams, including, ofState } = sets.conditions
  const way = waysOf(proven, events)
  const states = [effective.source.process.initial, ...way.map(({ to }) => to)]
  const before = setsBefore(proven, states, way)
  const times = new Map<string, number>()
  const shown: Shown[] = []

  let context = createApplicant(proven, road.who, before[0]?.arriving ?? everything)
  for (const [index, state] of states.entries()) {
    if (context === undefined) return undefined
    const event = way[index - 1]?.event
    if (event !== undefined) listener.onTransition?.({ from: states[index - 1] ?? '', event, to: state })
    const resolved = resolvePage(effective.journey, context)
    listener.onStep?.(state, context, resolved)
    shown.push({ ...(event === undefined ? {} : { event }), state, page: resolved.page })
    const time = (times.get(state) ?? 0) + 1
    times.set(state, time)
    const stayed = diagrams.and(steps.stay(state, including(context)), having(proven, state))
    for (const page of pagesAt(road, state, time)) {
      const there = closestContext(
        sets,
        diagrams.and(stayed, sets.pagesIn(state).get(page) ?? nothing),
        context,
      )
      if (there !== undefined && shown.at(-1)?.page !== page) shown.push({ state, page })
    }
    const step = way[index]
    if (step === undefined) break
    const ready = closestContext(sets, diagrams.and(stayed, before[index]?.leaving ?? nothing), context)
    if (ready === undefined) return undefined
    const after = diagrams.forget(step.apply(including(ready.context)), ofState)
    const arrived = [after, before[index + 1]?.arriving ?? everything, having(proven, step.to)]
    const moved = inState(effective.project, ready.context, step.to)
    context = closestContext(sets, arrived.reduce(diagrams.and), moved)?.context
  }
  return shown
}

const having = ({ sets }: ProvenJourney, state: string): ContextSet => sets.conditions.atState(state)

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

interface Before {
  /** Contexts that arrive in a state and may go the rest of the way. */
  readonly arriving: ContextSet
  /** Contexts that may take the next event and go the rest of the way. */
  readonly leaving: ContextSet
}

function setsBefore(
  { sets, steps, effective }: ProvenJourney,
  states: readonly string[],
  way: readonly ProcessStep[],
): readonly Before[] {
  const { diagrams, setOf } = sets.conditions
  const { needs } = effective.source.process
  const before: Before[] = []
  for (let index = states.length - 1; index >= 0; index--) {
    const state = states[index] ?? ''
    const leaving = way[index]?.before(before[0]?.arriving ?? everything) ?? everything
    const needed = (needs?.[state] ?? []).map(setOf).reduce(diagrams.and, everything)
    before.unshift({ leaving, arriving: diagrams.and(steps.beforeStay(state, leaving), needed) })
  }
  return before
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
