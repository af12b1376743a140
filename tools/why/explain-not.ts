import { type Context, explainCondition, type Journey, mayVisit } from '#engine'
import { decidingFacts, type TenantJourney } from '#source'
import type { PageSets } from '../prove/pages/page-sets.ts'
import { closestChanges } from './closest-changes.ts'
import { explainPage } from './explain-page.ts'
import type { NotWhy, PageWhy } from './page-why.ts'
import { shortestWay } from './shortest-way.ts'

/**
 * Explains why an applicant does not belong on a page of the journey, with the fewest changes to fields that would
 * bring them there.
 */
export function explainNot(effective: TenantJourney, context: Context, page: string, sets: PageSets): NotWhy {
  const why = explainPage(effective, context)
  if (why.page === page) return { page, reasons: ['this is the page'], changes: [] }
  const places = placesOf(effective, page)
  const reasons = [
    ...reasonsHere(effective, why, context, page, places),
    ...visits(effective.journey, context, page, why.page),
    ...whereShown(places),
  ]
  if (places.serverStates.length + places.states.length === 0) return { page, reasons, changes: [] }
  const way = shortestWay(sets, why.serverState, context, page)
  const changes = closestChanges(effective, sets, context, page)
  return { page, reasons, changes, ...(way === undefined ? {} : { way }) }
}

type Told = Pick<TenantJourney, 'journey' | 'project'>

/** Server states and client states that show a page. */
interface Places {
  readonly serverStates: readonly string[]
  readonly states: readonly string[]
}

function placesOf({ journey: { serverStates, machine }, project }: TenantJourney, page: string): Places {
  const ruled = serverStates.flatMap(({ key, page: choice }) =>
    choice?.some(({ value }) => value === page) === true ? [key] : [],
  )
  return {
    serverStates: [...ruled].sort((a, b) => project.states.indexOf(a) - project.states.indexOf(b)),
    states: [...machine.pages].flatMap(([state, choice]) =>
      choice.some(({ value }) => value === page) ? [state] : [],
    ),
  }
}

const whereShown = ({ serverStates, states }: Places): readonly string[] => [
  ...(serverStates.length === 0 ? [] : [`it is shown at the server state ${serverStates.join(', ')}`]),
  ...(states.length === 0
    ? []
    : [`where the server names no page, it is shown in the client's state ${states.join(', ')}`]),
  ...(serverStates.length + states.length === 0
    ? ['no position of an application shows it: people come to it by a link or its address']
    : []),
]

function reasonsHere(
  { journey, project }: Told,
  why: PageWhy,
  context: Context,
  page: string,
  { states }: Places,
): readonly string[] {
  if (why.settlement !== undefined)
    return states.flatMap((state) => notEntered({ journey, project }, context, state, why))
  const rule = journey.serverStates.find(({ key }) => key === why.rule)?.page ?? []
  const variant = rule.find(({ value }) => value === page)
  if (variant === undefined) {
    const shown = [...new Set(rule.map(({ value }) => value))].join(' or ')
    return [`the server state ${why.serverState} shows ${shown}`]
  }
  if (variant.when === undefined || variant.test(context)) return ['an earlier page of the rule counts first']
  const facts = decidingFacts(explainCondition(journey.predicates, variant.when, context), project)
  return [`the server state ${why.serverState} shows it under a condition that fails: ${facts.join(' and ')}`]
}

/** Reasons why the client did not enter a state, or left it. */
function notEntered(
  { journey: { machine, predicates }, project }: Told,
  context: Context,
  state: string,
  { settlement }: PageWhy,
): readonly string[] {
  if (settlement?.steps.some(({ to }) => to === state) === true) return [`the client goes on from ${state}`]
  return Object.entries(machine.source.transitions).flatMap(([event, { to, trigger }]) => {
    const leads = typeof to === 'string' ? to === state : to.some((variant) => variant.to === state)
    if (!leads || trigger === undefined) return []
    const explanation = explainCondition(predicates, trigger, context)
    return explanation.holds
      ? [`the client does not come to a state that ${event} leads to ${state} from`]
      : [
          `${event}, which leads to ${state}, does not happen: ${decidingFacts(explanation, project).join(' and ')}`,
        ]
  })
}

/** Clauses about visits to a page from elsewhere. */
function visits(journey: Journey, context: Context, page: string, here: string): readonly string[] {
  if (!mayVisit(journey, context, page, { page: here })) return []
  const { source, predicates } = journey
  const { visit, at = [], visitWhen } = source.pages.pages[page] ?? {}
  if (visit === 'anytime') return ['it may be visited at any time, though nobody is led there now']
  if (at.includes(here)) return [`it may be visited from ${here}, though nobody is led there now`]
  if (visitWhen !== undefined && predicates.compile(visitWhen)(context))
    return ['it may be visited now as well, though nobody is led there']
  return []
}
