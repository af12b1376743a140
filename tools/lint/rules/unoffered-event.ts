import { admits, findServerState, type PageSource, type PagesSource, type PredicateSource } from '#engine'
import { pointerTo } from '#source'
import type { Model } from '../../prove/model.ts'
import type { View } from '../../prove/pages/views.ts'
import { type ContextSet, nothing } from '../../prove/sets/diagrams.ts'
import { proving } from '../proof/model-of.ts'
import { offerPointer, submissionOf } from '../references/offer-pointer.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const unofferedEvent: Rule = {
  id: 'unoffered-event',
  why: 'An event that a state admits but no page there offers is lost to the applicants for whom it was meant.',
  reads: 'logic',
  check: proving((subject, model) => {
    return [...faultsOf(subject.flows, model), ...closedFaults(subject.flows, model)].map(subject.report)
  }),
}

type Flows = NonNullable<Subject['flows']>

const faultsOf = ({ source: { process, pages } }: Flows, model: Model): readonly RuleFault[] => {
  const byEvent = Map.groupBy(Object.entries(process.submissions), ([, { event }]) => event)
  return [...byEvent].flatMap(([event, sending]) => {
    const transition = process.transitions[event]
    const submissions = sending.map(([submission]) => submission)
    const toAll = transition?.from === '*' ? offerToAll(pages, submissions) : undefined
    // Other wildcard events are offered where applicants can find them, not in each state.
    if (transition === undefined || (transition.from === '*' && toAll === undefined)) return []
    const lacking = [...model.views].filter(
      ([state, { offers }]) => admits(transition, state) && offers.every((offer) => offer.event !== event),
    )
    const named = submissions.map((each) => `"${each}"`).join(' or ')
    // One cause lets an account's page offer an event in too few states.
    return (toAll === undefined ? lacking : lacking.slice(0, 1)).map(([state, view]) => ({
      pointer: toAll ?? placeOf(pages, view, submissions),
      what: 'key' as const,
      message: `${state} admits "${event}", but no page offers it there.${toAll === undefined ? '' : nor(lacking.length - 1)}`,
      hint:
        toAll === undefined
          ? `Let a page that may be open there offer ${named}, or take the state from the event.`
          : `Let the page offer ${named} there, or name the state under \`except\` of the event.`,
      related: [
        pointerTo('process', 'transitions', event),
        ...submissions.map((each) => pointerTo('process', 'submissions', each)),
      ],
      witness: model.witness(state, view.here),
    }))
  })
}

/**
 * Faults of pages that are closed to some applicants in a state without a page, because the client machine leads them
 * elsewhere: what the server takes meanwhile must be reachable meanwhile.
 */
const closedFaults = ({ journey, source: { process, pages } }: Flows, model: Model): readonly RuleFault[] => {
  const { diagrams, setOf } = model.conditions
  const { and, or, minus } = diagrams
  const { states } = journey.source.journey
  const stopped = [...model.settlement.rests]
    .filter(([rest]) => ['terminal', 'review'].includes(states[rest]?.kind ?? ''))
    .map(([, set]) => set)
    .reduce(or, nothing)
  return [...model.views].flatMap(([state, { usable, offers }]) => {
    if (findServerState(journey.serverStates, state)?.page !== undefined) return []
    const byEvent = Map.groupBy(
      offers.filter(({ event }) => admits(process.transitions[event] ?? { from: [], to: '' }, state)),
      ({ event }) => event,
    )
    return [...byEvent].flatMap(([event, made]) => {
      const [{ page, submission } = { page: '', submission: '' }] = made
      const due = made.map((offer) => setOf(whenOf(pages.pages[offer.page], offer.submission))).reduce(or)
      const open = made.map(({ contexts }) => contexts).reduce(or)
      const closed = minus(minus(and(usable, due), stopped), open)
      if (closed === nothing || pages.pages[page]?.area === 'account') return []
      return [
        {
          pointer: pointerTo('pages', 'pages', page),
          what: 'key' as const,
          message: `${state} admits "${event}", but "${page}", which offers it, is closed to some.`,
          hint: 'Let the page be visited while the server takes what it submits: `visitWhen`.',
          related: [
            pointerTo('process', 'transitions', event),
            pointerTo('process', 'submissions', submission),
          ],
          witness: model.witness(state, closed),
        },
      ]
    })
  })
}

const whenOf = (page: PageSource | undefined, submission: string): PredicateSource => {
  const offer = page?.submissions?.find((each) => submissionOf(each) === submission)
  return offer === undefined || typeof offer === 'string' ? { all: [] } : offer.when
}

const nor = (others: number): string =>
  others === 0 ? '' : ` Nor in ${others === 1 ? 'another state' : `${others} other states`}.`

/** Offer of an account's page, which is open in every state; undefined if there is none. */
function offerToAll(pages: PagesSource, submissions: readonly string[]): string | undefined {
  for (const [page, source] of Object.entries(pages.pages)) {
    const submission = offersOf(source).find((each) => submissions.includes(each))
    if (source.area === 'account' && submission !== undefined) return offerPointer(pages, page, submission)
  }
  return undefined
}

/** Place of the offer that is missing; otherwise the page that could be visited for it, or the current one. */
function placeOf(pages: PagesSource, { shown }: View, submissions: readonly string[]): string {
  const here = [...shown.pages].filter(([, set]) => isSome(set)).map(([page]) => page)
  const offering = (page: string) => submissions.find((each) => offersOf(pages.pages[page]).includes(each))
  const near = [...here, ...here.flatMap((page) => pages.pages[page]?.links ?? [])]
  for (const page of near) {
    const submission = offering(page)
    if (submission !== undefined) return offerPointer(pages, page, submission)
  }
  const [page] = here
  return page !== undefined && pages.pages[page] !== undefined
    ? pointerTo('pages', 'pages', page)
    : pointerTo('pages', 'pages')
}

const isSome = (set: ContextSet): boolean => set !== nothing

const offersOf = (page: PageSource | undefined): readonly string[] =>
  (page?.submissions ?? []).map(submissionOf)
