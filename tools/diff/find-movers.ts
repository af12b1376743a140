import { admits, type Context, resolvePage } from '#engine'
import { type ContextSet, nothing } from '../prove/sets/diagrams.ts'
import type { Places } from '../prove/sets/spread.ts'
import { optionsOf, variantsOf } from '../prove/values/options.ts'
import type { ProvenSide } from './side.ts'

/** Applicants in a server state who are led elsewhere than before. */
export interface Mover {
  readonly serverState: string
  /** Event that leads elsewhere; undefined if the page shown differs. */
  readonly event?: string
  readonly from: string
  readonly to: string
  readonly contexts: ContextSet
}

/** Finds applicants who may be in a state and are then shown another page or led to another state. */
export const findMovers = (now: Turn, before: Turn, places: Places): readonly Mover[] =>
  [...places].flatMap(([serverState, contexts]) => [
    ...byPage(now, before, serverState, contexts),
    ...byEvent(now, before, serverState, contexts),
  ])

/** Part of a side that decides where it leads. */
type Turn = Pick<ProvenSide, 'effective' | 'pages'>

function byPage(now: Turn, before: Turn, serverState: string, here: ContextSet): readonly Mover[] {
  const { diagrams } = now.pages.conditions
  return [...before.pages.pagesIn(serverState)].flatMap(([from, old]) => {
    const known = diagrams.and(old, here)
    return [...now.pages.pagesIn(serverState)].flatMap(([to, set]) => {
      const contexts = from === to ? nothing : diagrams.and(known, set)
      return contexts === nothing ? [] : [{ serverState, from, to, contexts }]
    })
  })
}

function byEvent(now: Turn, before: Turn, serverState: string, here: ContextSet): readonly Mover[] {
  const { diagrams } = now.pages.conditions
  const old = stepsOf(before, serverState)
  return stepsOf(now, serverState).flatMap(({ event, to, set }) =>
    old.flatMap((step) => {
      if (step.event !== event || step.to === to) return []
      const contexts = diagrams.and(here, diagrams.and(set, step.set))
      return contexts === nothing ? [] : [{ serverState, event, from: step.to, to, contexts }]
    }),
  )
}

/** Targets of each event from a state that admits it, with the applicants who go there. */
export const stepsOf = ({ effective, pages }: Turn, state: string) =>
  Object.entries(effective.source.process.transitions).flatMap(([event, transition]) =>
    admits(transition, state)
      ? optionsOf(variantsOf(transition.to, 'to'), pages.conditions).map(({ value, set }) => ({
          event,
          to: value,
          set,
        }))
      : [],
  )

/** Example of these applicants, confirmed by the engine on both sides. */
export function exampleOf(now: Turn, before: Turn, mover: Mover): Context {
  const { serverState, event, from, to, contexts } = mover
  const context = now.pages.witness(serverState, contexts)
  if (event !== undefined) return context
  for (const [{ effective }, page] of [
    [before, from],
    [now, to],
  ] as const) {
    const shown = resolvePage(effective.journey, context).page
    if (shown !== page) throw new Error(`The model shows ${page} where the engine shows ${shown}.`)
  }
  return context
}
