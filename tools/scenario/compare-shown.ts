import { type Context, mayVisit, resolvePage, settle, stateOf } from '#engine'
import { pointerTo } from '#source'
import { explainNot } from '../why/explain-not.ts'
import { explainPage } from '../why/explain-page.ts'
import type { PageWhy } from '../why/page-why.ts'
import { unknown } from './apply-event.ts'
import type { ProvenJourney } from './proven-journey.ts'
import type { Problem, ScenarioStep } from './scenario.ts'

/** Statements of a step about the applicant's place that do not hold; pointers are within the step. */
export function compareShown(
  proven: ProvenJourney,
  context: Context,
  step: ScenarioStep,
): readonly Problem[] {
  return [
    ...compareState(proven, context, step),
    ...comparePage(proven, context, step),
    ...compareRest(proven, context, step),
    ...compareVisits(proven, context, step),
  ]
}

function compareState(
  { effective }: ProvenJourney,
  context: Context,
  { to }: ScenarioStep,
): readonly Problem[] {
  const state = stateOf(effective.project, context)
  if (to === undefined || to === state) return []
  return [{ pointer: pointerTo('to'), message: `expected server state ${to}, but it is ${state}` }]
}

function comparePage(proven: ProvenJourney, context: Context, { page }: ScenarioStep): readonly Problem[] {
  const { journey } = proven.effective
  if (page === undefined || page === resolvePage(journey, context).page) return []
  const message = unknownPage(proven, page) ?? explainShown(proven, context, page)
  return [{ pointer: pointerTo('page'), message }]
}

function compareRest(
  { effective }: ProvenJourney,
  context: Context,
  { rests }: ScenarioStep,
): readonly Problem[] {
  if (rests === undefined) return []
  const { states } = effective.source.journey
  const { state, path } = settle(effective.journey, context)
  if (state === rests) return []
  const way = path.map(({ event }) => event).join(', ')
  const message = Object.hasOwn(states, rests)
    ? `expected the browser to settle at ${rests}, it settles at ${state}${way === '' ? '' : ` (by ${way})`}`
    : unknown('state', rests, Object.keys(states))
  return [{ pointer: pointerTo('rests'), message }]
}

function compareVisits(
  proven: ProvenJourney,
  context: Context,
  { open = [], closed = [] }: ScenarioStep,
): readonly Problem[] {
  const { journey } = proven.effective
  const shown = resolvePage(journey, context)
  const check = (key: 'open' | 'closed') => (page: string, index: number) => {
    const isOpen = mayVisit(journey, context, page, shown)
    const fault =
      isOpen === (key === 'open') ? undefined : `expected ${page} to be ${key} beside ${shown.page}`
    const message = unknownPage(proven, page) ?? fault
    return message === undefined ? [] : [{ pointer: pointerTo(key, index), message }]
  }
  return [...open.flatMap(check('open')), ...closed.flatMap(check('closed'))]
}

function unknownPage({ effective }: ProvenJourney, page: string): string | undefined {
  const { pages, journey } = effective.source
  const known = [...Object.keys(pages.pages), journey.fallbackPage ?? '/']
  return known.includes(page) ? undefined : unknown('page', page, known)
}

/** Explains a wrong page in the words of `journey why`: "expected page X, shown Y because ...; X would be shown if ...". */
function explainShown({ effective, sets }: ProvenJourney, context: Context, expected: string): string {
  const why = explainPage(effective, context)
  const [change] = explainNot(effective, context, expected, sets).changes
  const place = change?.serverState === undefined ? '' : ` at the server state ${change.serverState.to}`
  const so = change?.fields.map(({ words }) => words).join(' and ') ?? ''
  const instead = `; ${expected} would be shown${place}${so === '' ? '' : ` if ${so}`}`
  const never = `; no position of an application shows ${expected}`
  return `expected page ${expected}, shown ${why.page} because ${because(why)}${change === undefined ? never : instead}`
}

function because({ serverState, variants, settlement, page }: PageWhy): string {
  const facts = variants.flatMap((variant) => variant.because).join(' and ')
  const since = facts === '' ? '' : `, since ${facts}`
  if (settlement === undefined) return `the server state ${serverState} shows it${since}`
  const way = settlement.steps.map(({ event }) => event).join(', ')
  return `the server state ${serverState} names no page and the browser settles at ${settlement.state}${way === '' ? '' : ` (by ${way})`}, which shows ${page}${since}`
}
