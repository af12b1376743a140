import type { PageResolution } from '#engine'
import { pointerTo } from '#source'
import type { ProvenJourney } from '../../scenario/proven-journey.ts'
import { eventText, whyShown } from '../proof/why-shown.ts'
import { by, whensOf } from '../references/named-conditions.ts'
import type { RuleFault } from '../rule.ts'

/** Describes a process event that leads elsewhere, with its predicates. */
export function describeEvent({ effective }: ProvenJourney, event: string, what: string): RuleFault {
  const { transitions, effects = {} } = effective.source.process
  const transition = transitions[event]
  if (transition === undefined)
    return { pointer: pointerTo('process', 'transitions'), message: what, what: 'key' }
  const conditions = [
    ...whensOf(transition.to),
    ...[effects[event] ?? []].flat().flatMap(({ when }) => when ?? []),
  ]
  return {
    pointer: pointerTo('process', 'transitions', event),
    message: `${what}${by(conditions, effective.source.predicates)}`,
    what: 'key',
  }
}

export interface Turn {
  readonly state: string
  readonly page: string
  readonly before: string
  /** Undefined for a page visited in addition to the one where the applicant belongs. */
  readonly stop: PageResolution | undefined
}

/** Describes a changed page, at the mapping or the event of the browser that decides it. */
export function describePage({ effective }: ProvenJourney, { state, page, before, stop }: Turn): RuleFault {
  const { journey, serverStates, pages } = effective.source
  const what = `${state} shows ${page}, not ${before}`
  if (stop === undefined) {
    const pointer = pointerTo('pages', 'pages', ...(Object.hasOwn(pages.pages, before) ? [before] : []))
    return { pointer, message: `${what} beside it`, what: 'key' }
  }
  if (stop.by === 'server-state') {
    const { rule = state } = stop.why
    const conditions = whensOf(serverStates.states[rule]?.page)
    return {
      pointer: pointerTo('serverStates', 'states', rule),
      message: what + by(conditions, effective.source.predicates),
      what: 'key',
    }
  }
  const wanted = Object.keys(journey.transitions).filter((event) =>
    pagesAfter(journey, event).includes(before),
  )
  const leading = wanted.map((event) => eventText(effective.source, event)).join(' or ')
  const instead = wanted.length === 0 ? '' : `; ${before} is where ${leading} leads`
  const further = eventsFrom(journey, stop.why.state)
  const onward =
    further.length === 0
      ? ''
      : `; from there ${further.map((event) => eventText(effective.source, event)).join(' or ')} would lead on`
  const event = stop.why.path?.at(-1)?.event ?? wanted[0]
  return {
    pointer:
      event === undefined
        ? pointerTo('journey', 'states', stop.why.state)
        : pointerTo('journey', 'transitions', event),
    related: [
      pointerTo('serverStates', 'states', stop.why.rule ?? state),
      pointerTo('journey', 'triggerOrder'),
      ...[...wanted, ...further].map((each) => pointerTo('journey', 'transitions', each)),
    ],
    message: `${what}, for ${whyShown(effective.source, stop)}${onward}${instead}`,
    what: 'key',
  }
}

type Machine = ProvenJourney['effective']['source']['journey']

/** Events with a trigger in a state that names it, without those possible in every state. */
const eventsFrom = ({ transitions }: Machine, state: string): readonly string[] =>
  Object.entries(transitions).flatMap(([event, { from, trigger }]) =>
    trigger !== undefined && from !== '*' && from.includes(state) ? [event] : [],
  )

function pagesAfter(machine: Machine, event: string): readonly string[] {
  const to = machine.transitions[event]?.to
  const states = typeof to === 'string' ? [to] : (to ?? []).map((variant) => variant.to)
  return states.flatMap((state) => {
    const page = machine.states[state]?.page
    return typeof page === 'string' ? [page] : (page ?? []).map((variant) => variant.page)
  })
}
