import { type Context, inState, type PageResolution, resolvePage, stateOf } from '#engine'
import { type JsonObject, pointerTo } from '#source'
import { applyEvent, type EventResult, unknown } from './apply-event.ts'
import { compareShown } from './compare-shown.ts'
import { isOffered, offersOf } from './open-offers.ts'
import { closestContext, createApplicant, type ProvenJourney, saying, withPart } from './proven-journey.ts'
import type { Problem, Scenario, ScenarioStep } from './scenario.ts'

/** Listener that is told each step and transition of an applicant. */
export interface Listener {
  readonly onStep?: (state: string, context: Context, shown: PageResolution) => void
  readonly onTransition?: (arrow: {
    readonly from: string
    readonly event: string
    readonly to: string
  }) => void
}

/** Statements of a scenario that do not hold for a lender. Stops at the first step that cannot happen. */
export function playScenario(
  proven: ProvenJourney,
  { who, steps }: Scenario,
  listener: Listener = {},
): readonly Problem[] {
  const problems: Problem[] = []
  let context = createApplicant(proven, who)
  if (context === undefined)
    return [
      {
        pointer: '/who',
        message: 'registration never leaves an applicant like this (begin in flows/process.json)',
      },
    ]
  for (const [index, step] of steps.entries()) {
    const pointer = pointerTo('steps', index)
    const from = stateOf(proven.effective.project, context)
    const taken = happen(proven, context, step)
    if ('refused' in taken && step.refused !== true)
      return [...problems, { pointer: pointer + keyOf(step), message: taken.refused }]
    if (!('refused' in taken)) {
      if (step.refused === true)
        return [
          ...problems,
          {
            pointer: pointer + pointerTo('refused'),
            message: `expected to be refused, leads to ${taken.to}`,
          },
        ]
      if (taken.event !== undefined) listener.onTransition?.({ from, event: taken.event, to: taken.to })
      context = taken.context
    }
    listener.onStep?.(
      stateOf(proven.effective.project, context),
      context,
      resolvePage(proven.effective.journey, context),
    )
    problems.push(
      ...compareShown(proven, context, step).map((problem) => ({
        ...problem,
        pointer: pointer + problem.pointer,
      })),
    )
  }
  return problems
}

/** Pointer within a step to the part that makes it happen. */
const keyOf = ({ submit, event, at }: ScenarioStep): string => {
  if (submit !== undefined) return pointerTo('submit')
  if (event !== undefined) return pointerTo('event')
  return at === undefined ? pointerTo('with') : pointerTo('at')
}

type Happened = (EventResult & { readonly event?: string }) | { readonly refused: string }

function happen(proven: ProvenJourney, context: Context, step: ScenarioStep): Happened {
  const { submit, event, at, with: part = {}, to } = step
  if ([submit, event, at].filter((each) => each !== undefined).length > 1)
    return { refused: 'a step is one of submit, event and at' }
  if (at !== undefined)
    return { context: inState(proven.effective.project, withPart(context, part), at), to: at }
  const sent = submit === undefined ? event : eventOf(proven, context, submit)
  if (typeof sent === 'object') return sent
  if (sent === undefined) return meanwhile(proven, context, part)
  const taken = applyEvent(
    proven,
    { state: stateOf(proven.effective.project, context), context },
    sent,
    part,
    to,
  )
  return 'refused' in taken ? taken : { ...taken, event: sent }
}

/** Event of a submission, if an open page offers it; otherwise a refusal. */
function eventOf(
  { effective }: ProvenJourney,
  context: Context,
  submission: string,
): string | { readonly refused: string } {
  const { journey, source } = effective
  const { event } = source.process.submissions[submission] ?? {}
  if (event === undefined)
    return { refused: unknown('submission', submission, Object.keys(source.process.submissions)) }
  const offers = offersOf(source, event).filter((offer) => offer.submission === submission)
  const shown = resolvePage(journey, context)
  if (isOffered(journey, offers, context, shown)) return event
  const pages = offers.map(({ page }) => page).join(', ')
  return { refused: `${submission} cannot be sent from ${shown.page}; ${pages} would offer it` }
}

/** Applies a change that happens without an event: by an upload, a reviewer, a signer. */
function meanwhile({ effective, sets, steps }: ProvenJourney, context: Context, part: JsonObject): Happened {
  const { diagrams, including, atState } = sets.conditions
  const state = stateOf(effective.project, context)
  const merged = withPart(context, part)
  const possible = [steps.stay(state, including(context)), atState(state), saying(sets, part)].reduce(
    diagrams.and,
  )
  const next = closestContext(sets, possible, merged)
  return next === undefined
    ? {
        refused: `this does not become so by itself in ${state} (anytime and meanwhile in flows/process.json); name the event that does it, or put the applicant there with "at"`,
      }
    : { context: next.context, to: state }
}
