import type { ProcessSource } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import type { OfferedSubmission } from '../pages/offers.ts'
import { type ContextSet, everything, nothing } from '../sets/diagrams.ts'
import { forwardOrder, spread } from '../sets/spread.ts'
import { addTo, variantsOf } from '../values/options.ts'
import type { ProcessReach } from './process-reach.ts'
import type { ProcessSteps } from './process-steps.ts'

/** Process of the server combined with the offers of its pages. */
export interface Product {
  readonly conditions: ConditionSpace
  readonly steps: ProcessSteps
  readonly reach: ProcessReach
  /** Offers of pages by server state. */
  readonly views: ReadonlyMap<string, { readonly offers: readonly OfferedSubmission[] }>
}

export interface Stuck {
  readonly state: string
  /** Contexts from which no ending can be reached. */
  readonly contexts: ContextSet
  /** Contexts among them in which no page, job or signer moves the application. */
  readonly still: ContextSet
}

/**
 * Finds states from which no ending can be reached by any offer of a page, job, signer, or change without an event.
 * Giving up (an event from every state, or one that leads where such an event does) and changing an earlier answer do not
 * count as ways on.
 */
export function findStuck(product: Product, source: ProcessSource): readonly Stuck[] {
  const { reach, steps, conditions } = product
  const { diagrams } = conditions
  const takenIn = createTaken(product, source)
  const finishing = new Map<string, ContextSet>()
  const sources = Map.groupBy(reach.moves, ({ to }) => to)
  const before = (state: string) => [...new Set(sources.get(state)?.map(({ from }) => from))]
  const known = (state: string) => reach.contexts.get(state) ?? nothing
  const ends = new Map([...reach.contexts].filter(([state]) => isEnd(source, state)))
  spread(ends, forwardOrder(ends.keys(), before), diagrams, (state, arrived) => {
    const fresh = diagrams.minus(arrived, finishing.get(state) ?? nothing)
    addTo(finishing, state, fresh, conditions)
    const arriving = steps.beforeStay(state, fresh)
    return before(state).map((from) => [from, leaving(from, (to) => to === state, arriving)] as const)
  })

  /**
   * Contexts in which a page, a job or a signer may take a step to these states and contexts, now or after changes
   * without an event.
   */
  function leaving(from: string, isTo: (state: string) => boolean, arriving: ContextSet): ContextSet {
    const taken = steps
      .from(from)
      .filter(({ to }) => isTo(to))
      .map(({ event, before }) => diagrams.and(before(arriving), takenIn(from, event)))
      .reduce(diagrams.or, nothing)
    return diagrams.and(steps.beforeStay(from, diagrams.and(taken, known(from))), known(from))
  }

  return [...reach.contexts].flatMap(([state, all]) => {
    const contexts = diagrams.minus(all, finishing.get(state) ?? nothing)
    if (contexts === nothing) return []
    return [
      {
        state,
        contexts,
        still: diagrams.minus(
          contexts,
          leaving(state, () => true, everything),
        ),
      },
    ]
  })
}

const isEnd = ({ states }: ProcessSource, state: string): boolean => states[state]?.kind === 'terminal'

/** Contexts in which an event may be sent, by a page that offers it, a job, or a signer. */
function createTaken({ views, conditions }: Product, { states, transitions, submissions }: ProcessSource) {
  const submitted = new Set(Object.values(submissions).map(({ event }) => event))
  const targets = (event: string) => variantsOf(transitions[event]?.to ?? [], 'to').map(({ value }) => value)
  const isWild = (event: string) => transitions[event]?.from === '*'
  const edits = new Set(Object.values(submissions).flatMap(({ event, tooLate }) => (tooLate ? [event] : [])))
  const givenUp = new Set(Object.keys(transitions).filter(isWild).flatMap(targets))
  return (state: string, event: string): ContextSet => {
    const { job, awaits } = states[state] ?? {}
    if (isWild(event) || edits.has(event) || targets(event).every((to) => givenUp.has(to))) return nothing
    if (awaits !== undefined || (job !== undefined && !submitted.has(event))) return everything
    return (views.get(state)?.offers ?? [])
      .filter((offer) => offer.event === event)
      .map(({ contexts }) => contexts)
      .reduce(conditions.diagrams.or, nothing)
  }
}
