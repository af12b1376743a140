import { admits, findServerState } from '#engine'
import { pointerTo } from '#source'
import { nothing } from '../../prove/diagrams.ts'
import type { Model } from '../../prove/model.ts'
import { optionsOf } from '../../prove/options.ts'
import { modelOf } from '../model-of.ts'
import { offerPointer } from '../offer-pointer.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'
import { shownTo } from '../shown-to.ts'

export const refusedEvent: Rule = {
  id: 'refused-event',
  why: 'Whoever answers a page whose state refuses the answer has worked in vain, and is told that it is not due.',
  reads: 'logic',
  check: (subject) => {
    const model = modelOf(subject)
    if (model === undefined || subject.flows === undefined) return []
    return [...refusedByServer(subject.flows, model), ...refusedByMachine(subject.flows, model)].map(
      subject.report,
    )
  },
}

type Flows = NonNullable<Subject['flows']>

/** What the page where an applicant belongs lets them submit, and their server state does not take. */
const refusedByServer = (flows: Flows, model: Model): readonly RuleFault[] =>
  [...model.views].flatMap(([state, { offers }]) => {
    const { pages, process } = flows.source
    return offers
      .filter(
        ({ isOwn, event }) => isOwn && !admits(process.transitions[event] ?? { from: [], to: '' }, state),
      )
      .map(({ page, submission, event, contexts }) => {
        const witness = model.witness(state, contexts)
        return {
          pointer: offerPointer(pages, page, submission),
          message: `"${page}" is shown in ${state}, which refuses "${event}", the event of "${submission}".`,
          hint: `Let the state admit it, or let the page offer it only while another state is there: \`when\`. ${shownTo(flows, witness.context).because}`,
          witness,
        }
      })
  })

/** Events of a page that the state of the client machine which shows it does not admit. */
const refusedByMachine = ({ journey }: Flows, model: Model): readonly RuleFault[] =>
  [...model.views].flatMap(([state, { usable }]) => {
    if (findServerState(journey.serverStates, state)?.page !== undefined) return []
    return [...model.settlement.rests].flatMap(([rest, set]) => {
      const here = model.conditions.diagrams.and(usable, set)
      return optionsOf(journey.machine.pages.get(rest) ?? [], model.conditions).flatMap((option) => {
        const contexts = model.conditions.diagrams.and(here, option.set)
        const { events = [] } = journey.source.pages.pages[option.value] ?? {}
        if (contexts === nothing) return []
        return [...events.entries()]
          .filter(
            ([, event]) => !admits(journey.source.journey.transitions[event] ?? { from: [], to: '' }, rest),
          )
          .map(([index, event]) => ({
            pointer: pointerTo('pages', 'pages', option.value, 'events', index),
            message: `"${option.value}" is the page of "${rest}", which does not admit "${event}".`,
            hint: `Name "${rest}" in \`from\` of the event, or take the event from the page.`,
            witness: model.witness(state, contexts),
          }))
      })
    })
  })
