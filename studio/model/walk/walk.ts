import { isDeepStrictEqual } from 'node:util'
import {
  admits,
  type Context,
  chooseValue,
  createChoice,
  memoize,
  resolvePage,
  stateOf,
  type TransitionSource,
} from '#engine'
import { isJsonObject, type Json, parseJsonFile, type Source } from '#source'
import { sayWith, variantsInWords } from '../../../tools/graph/variants-in-words.ts'
import { applyEvent } from '../../../tools/scenario/apply-event.ts'
import { readScenario } from '../../../tools/scenario/load-scenarios.ts'
import { isOffered, offersOf } from '../../../tools/scenario/open-offers.ts'
import { createProvenJourneys } from '../../../tools/scenario/play-all.ts'
import { playScenario } from '../../../tools/scenario/play-scenario.ts'
import { createApplicant, type ProvenJourney } from '../../../tools/scenario/proven-journey.ts'
import { explainPage } from '../../../tools/why/explain-page.ts'
import type { WalkChoice, WalkPlace, WalkRequest, WalkView } from '../../api/walk.ts'
import { pageSources } from '../pages.ts'
import { messages } from '../sentences.ts'
import { questionsMeanwhile, questionsOfEvent } from './walk-questions.ts'

/** Proven journeys of lenders, kept while the files are as they are. */
export const journeysOf = memoize(createProvenJourneys)

/** Thrown if nobody can walk so, with a sentence that says why. */
export class CannotWalk extends Error {}

/** Where the applicant of a lender stands after steps, and what may happen next. Throws CannotWalk. */
export function walkView(source: Source, { lender, who, steps }: WalkRequest): WalkView {
  // What a walk says is held against the schema, as a scenario's file is.
  const text = JSON.stringify({
    $schema: '',
    title: 'Walk',
    who,
    steps: steps.length === 0 ? [{ with: {} }] : steps,
  })
  const { scenario, problems: faults } = readScenario(parseJsonFile('walk', text), source.project)
  if (scenario === undefined) throw new CannotWalk(faults.map(({ message }) => message).join(' '))
  const proven = journeysOf(source)(lender)
  const begun = createApplicant(proven, scenario.who)
  if (begun === undefined) throw new CannotWalk('Registration never leaves an applicant like this.')
  const contexts = [begun]
  const problems = playScenario(
    proven,
    { ...scenario, steps: steps.length === 0 ? [] : scenario.steps },
    { onStep: (_, context) => contexts.push(context) },
  )
  const context = contexts.at(-1) ?? begun
  const placeOf = (each: Context): WalkPlace => {
    const { page } = resolvePage(proven.effective.journey, each)
    const title = String(pageSources(source)[page]?.title ?? '')
    return { state: stateOf(source.project, each), page, title: messages(source).get(title)?.text ?? page }
  }
  return {
    passed: contexts.map(placeOf),
    now: placeOf(context),
    why: explainPage(proven.effective, context),
    next: choicesOf(source, proven, context),
    context: asJson(context),
    changed: changesOf(asJson(contexts.at(-2) ?? context), asJson(context)),
    states: source.project.states,
    ...paceOf(proven, context),
    meanwhile: questionsMeanwhile(source, proven.effective.source.process, stateOf(source.project, context)),
    problems: problems.map(({ message }) => message),
  }
}

const asJson = (context: Context): Json => JSON.parse(JSON.stringify(context)) as Json

/** Events that the present state admits, those that can happen to this applicant first. */
function choicesOf(read: Source, proven: ProvenJourney, context: Context): readonly WalkChoice[] {
  const { journey, source, project } = proven.effective
  const { transitions, states, jobs = {}, submissions } = source.process
  const state = stateOf(project, context)
  const say = sayWith(source.predicates.predicates, project)
  const shown = resolvePage(journey, context)
  const job = states[state]?.job
  const choices = Object.entries<TransitionSource>(transitions).flatMap(([event, transition]) => {
    if (!admits(transition, state)) return []
    const open = offersOf(source, event).find((offer) => isOffered(journey, [offer], context, shown))
    const isSent = Object.values(submissions).some((each) => each.event === event)
    const result = applyEvent(proven, { state, context }, event)
    const refused =
      'refused' in result
        ? result.refused
        : isSent && open === undefined
          ? 'No page that is open to the applicant offers it.'
          : undefined
    return {
      event,
      ...(open !== undefined && { submit: open.submission }),
      ...(job !== undefined && jobs[job]?.includes(event) === true && { job }),
      ...('to' in result && { to: result.to }),
      ways: variantsInWords(transition.to, 'to', say).map(({ value, when }) => ({
        to: value,
        ...(when !== undefined && { when }),
      })),
      ...(refused !== undefined && { refused }),
      questions: questionsOfEvent(read, source.process, event, submissions[open?.submission ?? '']?.form),
    }
  })
  return choices.sort((a, b) => Number(a.refused !== undefined) - Number(b.refused !== undefined))
}

/** Person or machine that is waited for in the state of a context: a machine, a person, a day of business; nobody where no job runs. */
function paceOf({ effective }: ProvenJourney, context: Context): Pick<WalkView, 'pace'> {
  const { journey, source, project } = effective
  const { job, pace = 'vendor' } = source.process.states[stateOf(project, context)] ?? {}
  if (job === undefined) return {}
  return { pace: chooseValue(createChoice(pace, 'pace', journey.predicates), context) }
}

/** Fields whose values differ, each with both. */
function changesOf(before: Json | undefined, after: Json | undefined, field = ''): WalkView['changed'] {
  if (isDeepStrictEqual(before, after)) return []
  if (isJsonObject(before) && isJsonObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesOf(before[key], after[key], field === '' ? key : `${field}.${key}`),
    )
  return [{ field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
}
