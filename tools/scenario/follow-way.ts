import { type Context, inState } from '#engine'
import type { JsonObject } from '#source'
import type { ProcessStep } from '../prove/process/process-steps.ts'
import { type ContextSet, everything } from '../prove/sets/diagrams.ts'
import { closestContext, createApplicant, type ProvenJourney } from './proven-journey.ts'

/** State on the way of an applicant. */
export interface Stop {
  readonly state: string
  /** Event that led here, and the state from which; without it, the application begins here. */
  readonly event?: string
  readonly from?: string
  /** Context on arrival. */
  readonly context: Context
  /** Contexts that are possible while the application stays here. */
  readonly stayed: ContextSet
  /** Context when it leaves, or at the end. */
  readonly ready: Context
}

/**
 * Follows an applicant who begins with the facts `who`, takes the steps of a way in order and comes to one of the contexts `end`.
 * Among all possible applicants, chooses the one with the fewest special facts. Undefined if there is none.
 */
export function followWay(
  proven: ProvenJourney,
  who: JsonObject,
  way: readonly ProcessStep[],
  end: ContextSet = everything,
): readonly Stop[] | undefined {
  const { sets, steps, effective } = proven
  const { diagrams, including, ofState, atState } = sets.conditions
  const states = [effective.source.process.initial, ...way.map(({ to }) => to)]
  const before = setsBefore(proven, states, way, end)
  const stops: Stop[] = []
  let context = createApplicant(proven, who, before[0]?.arriving)
  for (const [index, state] of states.entries()) {
    if (context === undefined) return undefined
    const stayed = diagrams.and(steps.stay(state, including(context)), atState(state))
    const leaving = diagrams.and(stayed, before[index]?.leaving ?? everything)
    const ready = closestContext(sets, leaving, context)?.context
    if (ready === undefined) return undefined
    const last = way[index - 1]
    stops.push({
      state,
      context,
      stayed,
      ready,
      ...(last !== undefined && { event: last.event, from: states[index - 1] ?? '' }),
    })
    const step = way[index]
    if (step === undefined) break
    const after = diagrams.forget(step.apply(including(ready)), ofState)
    const arrived = [after, before[index + 1]?.arriving ?? everything, atState(step.to)]
    context = closestContext(
      sets,
      arrived.reduce(diagrams.and),
      inState(effective.project, ready, step.to),
    )?.context
  }
  return stops
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
  end: ContextSet,
): readonly Before[] {
  const { diagrams, setOf } = sets.conditions
  const { needs } = effective.source.process
  const before: Before[] = []
  for (let index = states.length - 1; index >= 0; index--) {
    const state = states[index] ?? ''
    const leaving = way[index]?.before(before[0]?.arriving ?? everything) ?? end
    const needed = (needs?.[state] ?? []).map(setOf).reduce(diagrams.and, everything)
    before.unshift({ leaving, arriving: diagrams.and(steps.beforeStay(state, leaving), needed) })
  }
  return before
}
