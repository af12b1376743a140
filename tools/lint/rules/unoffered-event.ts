import type { PageSource, PagesSource } from '#engine'
import { pointerTo } from '#source'
import type { Model } from '../../prove/model.ts'
import { type ContextSet, nothing } from '../../prove/sets/diagrams.ts'
import type { View } from '../../prove/views.ts'
import { modelOf } from '../proof/model-of.ts'
import { offerPointer, submissionOf } from '../references/offer-pointer.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const unofferedEvent: Rule = {
  id: 'unoffered-event',
  why: 'An event that a state admits but no page there offers is lost to the applicants for whom it was meant.',
  reads: 'logic',
  check: (subject) => {
    const model = modelOf(subject)
    if (model === undefined || subject.flows === undefined) return []
    return faultsOf(subject.flows, model).map(subject.report)
  },
}

type Flows = NonNullable<Subject['flows']>

const faultsOf = ({ source: { process, pages } }: Flows, model: Model): readonly RuleFault[] => {
  const byEvent = Map.groupBy(Object.entries(process.submissions), ([, { event }]) => event)
  return [...byEvent].flatMap(([event, sending]) => {
    const from = process.transitions[event]?.from ?? []
    const submissions = sending.map(([submission]) => submission)
    // Wildcard events such as giving up are offered where applicants can find them, not in each state.
    return (from === '*' ? [] : from).flatMap((state) => {
      const view = model.views.get(state)
      if (view === undefined || view.offers.some((offer) => offer.event === event)) return []
      return [
        {
          pointer: placeOf(pages, view, submissions),
          what: 'key' as const,
          message: `${state} admits "${event}", but no page offers it there.`,
          hint: `Let a page that may be open there offer ${submissions.map((each) => `"${each}"`).join(' or ')}, or take the state from the event.`,
          related: [
            pointerTo('process', 'transitions', event),
            ...submissions.map((each) => pointerTo('process', 'submissions', each)),
          ],
          witness: model.witness(state, view.here),
        },
      ]
    })
  })
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
