import { admits, type Context, inState, withNearest } from '#engine'
import type { JsonObject } from '#source'
import { type ContextSet, everything, nothing } from '../prove/sets/diagrams.ts'
import { describeCondition } from '../words/describe-condition.ts'
import { closestContext, type ProvenJourney, saying, withPart } from './proven-journey.ts'

/** Application after an event, or the reason why the event is refused. */
export type EventResult = { readonly context: Context; readonly to: string } | { readonly refused: string }

/**
 * Applies an event to an application. Changes as little of the context as the effects in flows/process.json require;
 * `part` states what else is known afterwards. If the event may lead to several states, prefers `wanted`.
 */
export function applyEvent(
  proven: ProvenJourney,
  { state, context }: { readonly state: string; readonly context: Context },
  event: string,
  part: JsonObject = {},
  wanted?: string,
): EventResult {
  const { effective, sets, steps } = proven
  const { atState, diagrams, ofState } = sets.conditions
  const { transitions, states } = effective.source.process
  const transition = transitions[event]
  if (transition === undefined) return { refused: unknown('event', event, Object.keys(transitions)) }
  if (!admits(transition, state)) {
    const admitted = Object.keys(states).filter((each) => admits(transition, each))
    return { refused: `${event} is not admitted in ${state}; it is in ${admitted.join(', ')}` }
  }
  const before = sets.conditions.including(context)
  const possible = steps.from(state).filter((step) => step.event === event)
  const results = possible.map(({ to, apply }) => {
    const merged = inState(effective.project, withPart(context, part), to)
    const after = diagrams.forget(apply(before), ofState)
    const arrived = diagrams.and(after, atState(to))
    const fitting = diagrams.and(arrived, saying(sets, part))
    return { to, merged, arrived, next: closestContext(sets, fitting, merged) }
  })
  const found = results
    .flatMap(({ to, next }) => (next === undefined ? [] : [{ to, ...next }]))
    .sort((a, b) => Number(b.to === wanted) - Number(a.to === wanted) || a.changes - b.changes)[0]
  if (found === undefined) return { refused: whyNot(proven, event, part, results) }
  const unmet = unmetNeed(proven, found.to, found.context)
  return unmet === undefined
    ? { context: found.context, to: found.to }
    : { refused: `${event} leads to ${found.to}, which needs that ${unmet}` }
}

function whyNot(
  { sets }: ProvenJourney,
  event: string,
  part: JsonObject,
  results: readonly { readonly merged: Context; readonly arrived: ContextSet }[],
): string {
  if (results.every(({ arrived }) => arrived === nothing))
    return `${event} cannot happen to this applicant: it would not give what flows/process.json says in effects`
  const { diagrams, variables } = sets.conditions
  const [{ merged, arrived } = { merged: {}, arrived: everything }] = results.filter(
    (each) => each.arrived !== nothing,
  )
  const said = saying(sets, part)
  const field = variables.find(({ valueIn }, number) => {
    const own = diagrams.having(number, (value) => value === valueIn(merged))
    return diagrams.minus(said, own) === nothing && diagrams.and(arrived, own) === nothing
  })?.field
  return field === undefined
    ? `${event} never leaves all of this so (effects in flows/process.json)`
    : `${event} never leaves ${field} so (effects in flows/process.json)`
}

function unmetNeed({ effective }: ProvenJourney, state: string, context: Context): string | undefined {
  const { journey, source } = effective
  const need = source.process.needs?.[state]?.find((each) => !journey.predicates.compile(each)(context))
  return need === undefined
    ? undefined
    : describeCondition(need, journey.predicates.source, effective.project)
}

/** Words an unknown id: 'there is no page "lines". Did you mean "liens"?'. */
export const unknown = (what: string, id: string, known: readonly string[]): string =>
  withNearest(`there is no ${what} "${id}".`, id, known)
