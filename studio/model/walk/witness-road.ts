import { isDeepStrictEqual } from 'node:util'
import { type Context, stateOf } from '#engine'
import { asJsonObject, isJsonObject, type Json, type JsonObject, type Witness } from '#source'
import { beginning } from '../../../tools/prove/process/process-reach.ts'
import type { ProcessStep } from '../../../tools/prove/process/process-steps.ts'
import { type ContextSet, everything, nothing } from '../../../tools/prove/sets/diagrams.ts'
import { followWay } from '../../../tools/scenario/follow-way.ts'
import { createApplicant, type ProvenJourney } from '../../../tools/scenario/proven-journey.ts'
import type { ScenarioStep } from '../../../tools/scenario/scenario.ts'
import type { WalkRequest } from '../../api/walk.ts'

type Road = Pick<WalkRequest, 'who' | 'steps'>

/**
 * Steps of an applicant who comes to the fault of which a finding is a witness, as a walk takes them. Where no applicant of this
 * lender comes there any more, the bare events, so that the walk says at which of them it ends.
 */
export function witnessRoad(proven: ProvenJourney, { events = [], context }: Witness): Road {
  const { conditions } = proven.sets
  const ends = context === undefined ? [everything] : [conditions.including(context), everything]
  const state = context && stateOf(proven.effective.project, context)
  const way = wayOf(proven, events, state)
  for (const end of way === undefined ? [] : ends) {
    const stops = followWay(proven, {}, way ?? [], end)
    if (stops === undefined) continue
    const begun = createApplicant(proven, {})
    return {
      who: partOf(begun, stops[0]?.context),
      steps: stops.flatMap(({ event, state: to, context: arrived, ready }, index) => [
        ...(event === undefined ? [] : [given({ event, to }, stops[index - 1]?.ready, arrived)]),
        ...[given({}, arrived, ready)].filter((step) => step.with !== undefined),
      ]),
    }
  }
  return { who: {}, steps: events.map((event) => ({ event })) }

  function given(step: ScenarioStep, before: Context | undefined, after: Context): ScenarioStep {
    const part = partOf(before, after)
    return Object.keys(part).length === 0 ? step : { ...step, with: part }
  }

  /** Facts of a context that another one lacks, without the state, which the event gives. */
  function partOf(before: Context | undefined, after: Context | undefined): JsonObject {
    const part = asJsonObject(difference(asJson(before), asJson(after)))
    return without(part, proven.effective.project.state.split('.'))
  }
}

/** Steps that take these events in order and end in a state; undefined if nobody can. */
function wayOf(
  { steps, effective, sets }: ProvenJourney,
  events: readonly string[],
  end: string | undefined,
): readonly ProcessStep[] | undefined {
  const from = (state: string, contexts: ContextSet, index: number): readonly ProcessStep[] | undefined => {
    const event = events[index]
    if (event === undefined) return end === undefined || end === state ? [] : undefined
    const stayed = steps.stay(state, contexts)
    for (const step of steps.from(state)) {
      const arrived = step.event === event ? step.apply(stayed) : nothing
      const rest = arrived === nothing ? undefined : from(step.to, arrived, index + 1)
      if (rest !== undefined) return [step, ...rest]
    }
    return undefined
  }
  const [[initial, begun] = ['', nothing]] = beginning(effective.source.process, sets.conditions)
  return from(initial, begun, 0)
}

/** Part that turns one value into another: of a list, what is added to it. */
function difference(before: Json | undefined, after: Json | undefined): Json | undefined {
  if (isDeepStrictEqual(before, after)) return undefined
  if (after === undefined) return null
  if (Array.isArray(after) && Array.isArray(before))
    return after.filter((each) => !before.some((other) => isDeepStrictEqual(each, other)))
  if (!isJsonObject(after)) return after
  const known = asJsonObject(before)
  return Object.fromEntries(
    [...new Set([...Object.keys(known), ...Object.keys(after)])].flatMap((key) => {
      const part = difference(known[key], after[key])
      return part === undefined ? [] : [[key, part]]
    }),
  )
}

const asJson = (context: Context | undefined): Json => JSON.parse(JSON.stringify(context ?? {})) as Json

function without(part: JsonObject, [key = '', ...below]: readonly string[]): JsonObject {
  const { [key]: own, ...others } = part
  if (own === undefined || below.length === 0) return others
  const left = without(asJsonObject(own), below)
  return Object.keys(left).length === 0 ? others : { ...others, [key]: left }
}
