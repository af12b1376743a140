import { admits, findServerState } from '#engine'
import { pointerTo } from '#source'
import type { Model } from '../../prove/model.ts'
import { nothing } from '../../prove/sets/diagrams.ts'
import { optionsOf } from '../../prove/values/options.ts'
import { proving } from '../proof/model-of.ts'
import { type ShownTo, shownTo } from '../proof/shown-to.ts'
import { offerPointer, submissionOf } from '../references/offer-pointer.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const refusedEvent: Rule = {
  id: 'refused-event',
  why: 'An applicant who answers a page whose state refuses the answer has worked in vain, and is told that the step is not due.',
  reads: 'logic',
  check: proving((subject, model) => {
    return [
      ...refusedByServer(subject.flows, model),
      ...refusedOnVisit(subject.flows, model),
      ...refusedAsTooLate(subject.flows, model),
      ...refusedWhileWorking(subject.flows, model),
      ...refusedByMachine(subject.flows, model),
    ].map(subject.report)
  }),
}

type Flows = NonNullable<Subject['flows']>

/** Faults of submissions that the page where an applicant belongs offers, although the server state does not admit them. */
const refusedByServer = (flows: Flows, model: Model): readonly RuleFault[] =>
  [...model.views].flatMap(([state, { offers }]) => {
    const { process } = flows.source
    return offers
      .filter(
        ({ isOwn, event }) => isOwn && !admits(process.transitions[event] ?? { from: [], to: '' }, state),
      )
      .map(({ page, submission, event, contexts }) => {
        const witness = model.witness(state, contexts)
        const shown = shownTo(flows, witness.context)
        return {
          ...suspect(flows, { state, page, submission, event }, shown),
          message: `"${page}" is shown in ${state}, which refuses "${event}", the event of "${submission}".`,
          related: [
            shown.pointer,
            pointerTo('process', 'submissions', submission),
            pointerTo('process', 'transitions', event),
          ],
          hint: `Let the state admit it, or let the page offer it only while another state is there: \`when\`. ${shown.because}`,
          witness,
        }
      })
  })

/** Faults of submissions of a page that may be visited from elsewhere while the server state does not admit them. */
const refusedOnVisit = ({ source: { process, pages } }: Flows, model: Model): readonly RuleFault[] =>
  [...model.views].flatMap(([state, { offers }]) =>
    offers
      .filter(
        ({ isOwn, event }) => !isOwn && !admits(process.transitions[event] ?? { from: [], to: '' }, state),
      )
      .map(({ page, submission, event, contexts }) => ({
        pointer: offerPointer(pages, page, submission),
        // A page that is open in too many states offers all its submissions there.
        cause: page,
        message: `"${page}" may be opened in ${state}, which refuses "${event}", the event of "${submission}".`,
        related: [
          pointerTo('process', 'transitions', event, 'from'),
          pointerTo('pages', 'pages', page, 'visitWhen'),
        ],
        hint: 'Let the state admit it, or let the page be opened, or offer it, only in states that do: `visitWhen`, `when`.',
        witness: model.witness(state, contexts),
      })),
  )

/** Faults of submissions that a page offers, in states that admit them, to applicants for whom the server calls it too late. */
function refusedAsTooLate({ source }: Flows, { views, conditions, witness }: Model): readonly RuleFault[] {
  const { submissions, transitions } = source.process
  const late = [...views].flatMap(([state, { offers }]) =>
    offers.flatMap(({ page, submission, event, contexts }) => {
      const { tooLate } = submissions[submission] ?? {}
      if (tooLate === undefined || !admits(transitions[event] ?? { from: [], to: '' }, state)) return []
      const set = conditions.diagrams.and(contexts, conditions.setOf(tooLate.when))
      return set === nothing ? [] : [{ state, page, submission, set }]
    }),
  )
  const byOffer = Map.groupBy(late, ({ page, submission }) => offerPointer(source.pages, page, submission))
  return [...byOffer].flatMap(([pointer, [first, ...others]]) => {
    if (first === undefined) return []
    const { page, submission, state, set } = first
    const states = new Set(others.map((other) => other.state).filter((other) => other !== state))
    const more =
      states.size === 0
        ? ''
        : `, as in ${states.size === 1 ? 'another state' : `${states.size} other states`}`
    return [
      {
        pointer,
        message: `"${page}" offers "${submission}" in ${state} to applicants for whom it is too late${more}.`,
        related: [pointerTo('process', 'submissions', submission, 'tooLate')],
        hint: 'Let the page offer it only before: `when` of the offer, or `visitWhen` of the page. Or say another `tooLate`.',
        witness: witness(state, set),
      },
    ]
  })
}

/** Faults of forms that lie under the waiting dialog, and that the server asks neither before nor after it. */
const refusedWhileWorking = (flows: Flows, { falsePreviews, witness: find }: Model): readonly RuleFault[] =>
  falsePreviews.map(({ state, page, submission, contexts }) => {
    const witness = find(state, contexts)
    const shown = shownTo(flows, witness.context)
    return {
      pointer: shown.pointer,
      what: 'key',
      message: `"${page}" is shown while the server works in ${state}, with "${submission}", which the applicant has not just answered and is not asked next.`,
      related: [pointerTo('pages', 'pages', page), pointerTo('process', 'submissions', submission)],
      hint: `Show a page that asks for nothing, or the one that comes next. ${shown.because}`,
      witness,
    }
  })

interface Refused {
  readonly state: string
  readonly page: string
  readonly submission: string
  readonly event: string
}

/** Likely fault: the mapping that shows the page, the event that omits the state or that is sent, or the offer. */
function suspect({ source }: Flows, refused: Refused, shown: ShownTo): Pick<RuleFault, 'pointer' | 'what'> {
  const { process, pages } = source
  const { state, page, submission, event } = refused
  const taken = Object.entries(process.transitions).flatMap(([id, { from }]) =>
    from !== '*' && from.includes(state) ? [id] : [],
  )
  const offered = (pages.pages[page]?.submissions ?? []).map(
    (offer) => process.submissions[submissionOf(offer)]?.event,
  )
  const sent = new Set(Object.values(process.submissions).map((each) => each.event))
  const { job, kind } = process.states[state] ?? {}
  const isOfOthers = job !== undefined || kind === 'terminal'
  const awaitsAnother = taken.some((id) => sent.has(id) && !offered.includes(id))
  if (shown.pointer.startsWith('/serverStates/') && (isOfOthers || awaitsAnother))
    return { pointer: shown.pointer, what: 'key' }
  if (!isOfOthers && taken.some((id) => !sent.has(id)))
    return { pointer: pointerTo('process', 'submissions', submission, 'event') }
  if (!isOfOthers && taken.length === 0 && process.transitions[event] !== undefined)
    return { pointer: pointerTo('process', 'transitions', event, 'from'), what: 'key' }
  return { pointer: offerPointer(pages, page, submission) }
}

/** Faults of events that a page sends although the client state that shows the page does not admit them. */
const refusedByMachine = (flows: Flows, model: Model): readonly RuleFault[] => {
  const { serverStates } = flows.journey
  const { and } = model.conditions.diagrams
  const led = [...model.views].filter(([state]) => findServerState(serverStates, state)?.page === undefined)
  return refusedAtRest(flows, model).flatMap(({ contexts, ...fault }) =>
    led.flatMap(([state, { usable }]) => {
      const here = and(usable, contexts)
      return here === nothing ? [] : [{ ...fault, witness: model.witness(state, here) }]
    }),
  )
}

/** Events of pages that are refused in the state where the page is shown, with the contexts that rest there. */
const refusedAtRest = ({ journey }: Flows, { settlement, conditions }: Model) =>
  [...settlement.rests].flatMap(([rest, set]) =>
    optionsOf(journey.machine.pages.get(rest) ?? [], conditions).flatMap((option) => {
      const { events = [] } = journey.source.pages.pages[option.value] ?? {}
      return [...events.entries()]
        .filter(
          ([, event]) => !admits(journey.source.journey.transitions[event] ?? { from: [], to: '' }, rest),
        )
        .map(([index, event]) => ({
          contexts: conditions.diagrams.and(set, option.set),
          pointer: pointerTo('pages', 'pages', option.value, 'events', index),
          message: `"${option.value}" is the page of "${rest}", which does not admit "${event}".`,
          related: [pointerTo('journey', 'states', rest), pointerTo('journey', 'transitions', event)],
          hint: `Name "${rest}" in \`from\` of the event, or take the event from the page.`,
        }))
    }),
  )
