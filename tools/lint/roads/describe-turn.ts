import type { Choice, PageResolution, PredicateSource } from '#engine'
import { pointerTo } from '#source'
import type { Stage } from '../../scenario/stage.ts'
import type { RuleFault } from '../rule.ts'

/** An event of the process that leads elsewhere, with the predicates by which it does. */
export function describeEvent({ effective }: Stage, event: string, what: string): RuleFault {
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
    message: `${what}${by(conditions, effective.source.predicates.predicates)}`,
    what: 'key',
  }
}

export interface Turn {
  readonly state: string
  readonly page: string
  readonly before: string
  /** Undefined for a page that is visited beside the one where the applicant belongs. */
  readonly stop: PageResolution | undefined
}

/** Another page, at the mapping or the event of the browser that decides for it. */
export function describePage({ effective }: Stage, { state, page, before, stop }: Turn): RuleFault {
  const { journey, serverStates, predicates, pages } = effective.source
  const what = `${state} shows ${page}, not ${before}`
  const told = (conditions: readonly PredicateSource[]) => by(conditions, predicates.predicates)
  if (stop === undefined) {
    const pointer = pointerTo('pages', 'pages', ...(Object.hasOwn(pages.pages, before) ? [before] : []))
    return { pointer, message: `${what} beside it`, what: 'key' }
  }
  if (stop.by === 'server-state') {
    const { rule = state } = stop.why
    const conditions = whensOf(serverStates.states[rule]?.page)
    return {
      pointer: pointerTo('serverStates', 'states', rule),
      message: what + told(conditions),
      what: 'key',
    }
  }
  const taken = (stop.why.path ?? []).map(({ event }) => event)
  const wanted = Object.keys(journey.transitions).filter((event) =>
    pagesAfter(journey, event).includes(before),
  )
  const eventText = (event: string) => `${event}${told(triggersOf(journey.transitions[event]?.trigger))}`
  const way = taken.length === 0 ? '' : ` by ${taken.map(eventText).join(', ')}`
  const instead =
    wanted.length === 0 ? '' : `; ${before} is where ${wanted.map(eventText).join(' or ')} leads`
  const event = taken.at(-1) ?? wanted[0]
  const shown = told(whensOf(journey.states[stop.why.state]?.page))
  return {
    pointer:
      event === undefined
        ? pointerTo('journey', 'states', stop.why.state)
        : pointerTo('journey', 'transitions', event),
    message: `${what}, for the browser settles at ${stop.why.state}${way}${shown}${instead}`,
    what: 'key',
  }
}

type Machine = Stage['effective']['source']['journey']

function pagesAfter(machine: Machine, event: string): readonly string[] {
  const to = machine.transitions[event]?.to
  const states = typeof to === 'string' ? [to] : (to ?? []).map((variant) => variant.to)
  return states.flatMap((state) => {
    const page = machine.states[state]?.page
    return typeof page === 'string' ? [page] : (page ?? []).map((variant) => variant.page)
  })
}

const triggersOf = (trigger: PredicateSource | undefined): readonly PredicateSource[] =>
  trigger === undefined ? [] : [trigger]

const whensOf = <K extends string>(choice: Choice<K> | undefined): readonly PredicateSource[] =>
  choice === undefined || typeof choice === 'string' ? [] : choice.flatMap(({ when }) => when ?? [])

type Named = Readonly<Record<string, PredicateSource>>

/** " (by a, b)": the predicates that conditions name, and those that these name. */
function by(conditions: readonly PredicateSource[], predicates: Named): string {
  const names = [...new Set(conditions.flatMap((condition) => namesIn(condition, predicates)))]
  return names.length === 0 ? '' : ` (${names.join(', ')})`
}

function namesIn(condition: PredicateSource, predicates: Named): readonly string[] {
  if (typeof condition === 'string') {
    const named = predicates[condition]
    return [condition, ...(named === undefined ? [] : namesIn(named, predicates))]
  }
  if ('all' in condition) return condition.all.flatMap((part) => namesIn(part, predicates))
  if ('any' in condition) return condition.any.flatMap((part) => namesIn(part, predicates))
  return 'not' in condition ? namesIn(condition.not, predicates) : []
}
