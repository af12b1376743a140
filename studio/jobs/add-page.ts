import {
  asJsonObject,
  asText,
  camelCase,
  childObject,
  isJsonObject,
  type Json,
  type JsonObject,
  pointerTo,
  resolveTenant,
  type Source,
} from '#source'
import type { Change } from '../edits/change.ts'
import { flowFile } from '../model/flow-file.ts'
import { pageSources, statesOf } from '../model/pages.ts'
import { listedBeside, sharedSubmissions } from './beside.ts'
import { type Example, exampleChanges, examplesAt, schemaPath } from './example-changes.ts'
import { Impossible, type Job, nameFrom, set, write } from './job.ts'
import { type Feature, featureFor } from './lender-feature.ts'
import { type AskedQuestion, questionParts, sampleAnswer } from './question-parts.ts'

export interface NewPage {
  readonly title: string
  /** Page before which it comes. */
  readonly before: string
  /** Event that led to that page, and leads to this one now. */
  readonly event: string
  /** Its first question. */
  readonly question: AskedQuestion
  /** Words of its button. */
  readonly button: string
  /** The one lender that has it; every lender if it is left out. */
  readonly lender?: string
}

/** Adds a page of one question before another: its state, the way in and the way on, its form and its words. */
export function addPage(source: Source, { title, before, event, question, button, lender }: NewPage): Job {
  const next = pageSources(source)[before]
  const [onward] = statesOf(source, 'server-states', before).filter((state) =>
    leadsTo(toOf(source, event), state),
  )
  if (next === undefined || onward === undefined)
    throw new Impossible(`The event "${event}" does not lead to the page "${before}".`)
  if (lender !== undefined && !leadsTo(ownTo(source, event, lender), onward))
    throw new Impossible(
      `At ${lender} the event "${event}" leads elsewhere, by what it or its group overrides. A page on that way is added where it leads there.`,
    )
  const state = nameFrom(title, 'value')
  const name = state.toLowerCase().replaceAll('_', '-')
  const page = before.includes('/') ? `${before.slice(0, before.lastIndexOf('/'))}/${name}` : name
  if (pageSources(source)[page] !== undefined || source.project.states.includes(state))
    throw new Impossible(`There is a page or a state of this name already. Give the new page another title.`)
  const form = `flows/forms/${page}.json`
  const parts = questionParts(source, question)
  const answered = `${nameFrom(title, 'field')}Answered`
  const keys = page.split('/').map(camelCase).join('.')
  const [titleKey, submitKey] = [`${keys}.title`, `${keys}.submit`]
  const feature =
    lender === undefined
      ? undefined
      : featureFor(source, `${nameFrom(title, 'field')}Page`, `the lender has the page “${title}”`, lender)
  return {
    title: lender === undefined ? `Add the page "${title}"` : `Add the page "${title}" at ${lender}`,
    changes: [
      { file: form, pointer: '', after: { ...formWith(source, form, parts), submit: submitKey } },
      set(source, 'flows/pages.json', pointerTo('pages', page), {
        ...pageLike(next, titleKey),
        form: page,
        submissions: [name, ...sharedSubmissions(source, next)],
      }),
      ...(source.project.schemas.files.has(enumerations) ? [declaredState(source, state)] : []),
      set(source, 'flows/server-states.json', pointerTo('states', state), { kind: 'interactive', page }),
      set(source, 'flows/process.json', pointerTo('states', state), {}),
      set(source, 'flows/process.json', pointerTo('submissions', name), { event: answered, form: page }),
      set(source, 'flows/process.json', pointerTo('transitions', answered), { from: [state], to: onward }),
      ...wayIn(source, event, { state, onward, feature }),
      ...listedBeside(source, state, { like: onward, field: source.project.state }),
      ...write(source, { [titleKey]: title, [submitKey]: button, ...parts.sentences }, asText(next.title)),
      ...sampleAnswer(source, form, parts.name, parts.sample),
      ...sampleMove(source, state, name),
      ...(feature?.changes ?? []),
    ],
  }
}

const formWith = (
  source: Source,
  file: string,
  { name, property, field }: ReturnType<typeof questionParts>,
): JsonObject => ({
  $schema: schemaPath(source, file, 'form'),
  schema: { type: 'object', additionalProperties: false, required: [name], properties: { [name]: property } },
  order: [name],
  fields: { [name]: field },
})

/** Settings of a page that asks one form, in the area and at the progress of the page that comes next. */
const pageLike = ({ area, progress }: JsonObject, title: string): JsonObject => ({
  ...(area !== undefined && { area }),
  title,
  layout: 'form',
  ...(progress !== undefined && { progress }),
})

const enumerations = 'domain/enumerations.schema'

/** Names the state in the schema, where applications find it. */
function declaredState(source: Source, state: string): Change {
  return {
    file: `schemas/${enumerations}.json`,
    pointer: pointerTo('$defs', 'ServerState', 'enum', source.project.states.length),
    after: state,
  }
}

const toOf = (source: Source, event: string): Json | undefined =>
  asJsonObject(childObject(flowFile(source, 'process'), 'transitions')[event]).to

/** Where an event leads at one lender. */
const ownTo = (source: Source, event: string, lender: string): Json | undefined =>
  asJsonObject(childObject(asJsonObject(resolveTenant(source, lender).logic.process), 'transitions')[event])
    .to

const variantsOf = (to: Json | undefined): readonly JsonObject[] =>
  Array.isArray(to) ? to.filter(isJsonObject) : to === undefined ? [] : [{ to }]

const leadsTo = (to: Json | undefined, state: string): boolean =>
  variantsOf(to).some((variant) => variant.to === state)

interface Inserted {
  readonly state: string
  readonly onward: string
  readonly feature: Feature | undefined
}

/** Leads an event to the new state where it led to the next one: always, or at the lender with the feature. */
function wayIn(source: Source, event: string, { state, onward, feature }: Inserted): readonly Change[] {
  const to = toOf(source, event)
  const variants = variantsOf(to).flatMap((variant): readonly JsonObject[] => {
    if (variant.to !== onward) return [variant]
    if (feature === undefined) return [{ ...variant, to: state }]
    const isOn = feature.whenIs(true)
    const when = variant.when === undefined ? isOn : { all: [variant.when, isOn] }
    return [{ when, to: state }, variant]
  })
  const [only] = variants
  const place = `transitions/${event}/to`
  return [
    set(
      source,
      'flows/process.json',
      pointerTo('transitions', event, 'to'),
      variants.length === 1 && only?.when === undefined ? (only?.to ?? state) : [...variants],
    ),
    ...(feature === undefined
      ? ledOn(source, place, onward, state)
      : exampleChanges(source, 'process', place, examplesOf(source, place, { state, onward, feature }))),
  ]
}

/** Examples of a lender with the page beside those of lenders without it: only the way to the next state leads to it. */
function examplesOf(source: Source, place: string, { state, onward, feature }: Inserted): readonly Example[] {
  const known = examplesAt(source, 'process', place)
  const has = (context: JsonObject, on = true) => ({ ...context, ...feature?.context(on) })
  const answers = Map.groupBy(known, ({ answer }) => asText(answer))
  const like = asJsonObject(answers.get(onward)?.[0]?.context)
  const others = [...answers].filter(([answer]) => answer !== onward)
  return [
    { title: 'The lender has the page', context: has(like), answer: state },
    { title: 'The lender does not have the page', context: has(like, false), answer: onward },
    ...others.map(([answer, [first]]) => ({
      title: `${asText(first?.title)}, where the lender has the page too`,
      context: has(asJsonObject(first?.context)),
      answer,
    })),
  ]
}

/** Examples whose answer was the next state, answered by the new one. */
const ledOn = (source: Source, place: string, onward: string, state: string): readonly Change[] =>
  examplesAt(source, 'process', place).flatMap(({ answer }, index) =>
    answer === onward
      ? [set(source, 'flows/examples/process.json', pointerTo('examples', place, index, 'answer'), state)]
      : [],
  )

/** The sample applicant goes on from the page, so that the recorded roads still pass. */
function sampleMove(source: Source, state: string, submission: string): readonly Change[] {
  const applicant = source.project.roads?.applicant
  return applicant === undefined
    ? []
    : [
        {
          file: applicant,
          pointer: pointerTo('moves', state),
          after: [{ post: `submissions/${submission}` }],
        },
      ]
}
