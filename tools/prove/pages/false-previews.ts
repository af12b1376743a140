import { admits, isWorking } from '#engine'
import type { Flows } from '#source'
import type { ConditionSpace } from '../conditions.ts'
import type { ProcessReach } from '../process/process-reach.ts'
import type { ProcessSteps } from '../process/process-steps.ts'
import { type ContextSet, nothing } from '../sets/diagrams.ts'
import { forwardOrder, type Places, spread } from '../sets/spread.ts'
import { addTo } from '../values/options.ts'
import type { View } from './views.ts'

export interface PreviewedProduct {
  readonly conditions: ConditionSpace
  readonly steps: ProcessSteps
  readonly reach: ProcessReach
  readonly views: ReadonlyMap<string, View>
}

/** Page with a form that lies under the waiting dialog. */
export interface Preview {
  readonly state: string
  readonly page: string
  /** First submission of the form that the server refuses. */
  readonly submission: string
  readonly contexts: ContextSet
}

/**
 * Finds pages whose form is shown while the server works although the applicant has not just answered it, nor is asked it
 * by the next state that awaits an answer.
 */
export function findFalsePreviews(
  { journey, source }: Flows,
  { conditions, steps, reach, views }: PreviewedProduct,
): readonly Preview[] {
  const { and, or, minus } = conditions.diagrams
  const offers = [...views].flatMap(([state, view]) => view.offers.map((offer) => ({ state, ...offer })))
  const isWait = (state: string) => isWorking(journey, state)
  const next = Map.groupBy(reach.moves, ({ from }) => from)
  const order = forwardOrder(reach.contexts.keys(), (state) => (next.get(state) ?? []).map(({ to }) => to))

  /** Contexts by the states that applications come to without another answer. */
  function carried(begun: Places): Places {
    const reached = new Map<string, ContextSet>()
    spread(begun, order, conditions.diagrams, (state, arrived) => {
      const fresh = minus(steps.stay(state, arrived), reached.get(state) ?? nothing)
      addTo(reached, state, fresh, conditions)
      return isWait(state) && fresh !== nothing ? leave(state, fresh) : []
    })
    return reached
  }

  const leave = (state: string, contexts: ContextSet, only?: string) =>
    steps
      .from(state)
      .filter(({ event }) => only === undefined || event === only)
      .map(({ to, apply }) => [to, apply(contexts)] as const)
      .filter(([, arrived]) => arrived !== nothing)

  function begin(steps: readonly (readonly [string, ContextSet])[]): Places {
    const begun = new Map<string, ContextSet>()
    for (const [state, contexts] of steps) addTo(begun, state, contexts, conditions)
    return begun
  }

  function isFalse(preview: Preview): boolean {
    const same = offers.filter(({ page }) => page === preview.page)
    const answered = carried(
      begin(same.flatMap(({ state, contexts, event }) => leave(state, contexts, event))),
    )
    const left = minus(preview.contexts, answered.get(preview.state) ?? nothing)
    if (left === nothing) return false
    const coming = carried(begin(leave(preview.state, left)))
    return same.every(({ state, contexts }) => and(coming.get(state) ?? nothing, contexts) === nothing)
  }

  const previewsIn = (state: string, { here, usable, shown }: View): readonly Preview[] =>
    [...shown.pages].flatMap(([page, set]) => {
      const refused = (journey.source.pages.pages[page]?.submissions ?? [])
        .map((offer) => (typeof offer === 'string' ? { submission: offer, when: { all: [] } } : offer))
        .filter(({ submission }) => {
          const transition = source.process.transitions[source.process.submissions[submission]?.event ?? '']
          return transition !== undefined && !admits(transition, state)
        })
      const asked = refused.map(({ when }) => conditions.setOf(when)).reduce(or, nothing)
      const contexts = minus(and(and(here, set), asked), usable)
      const [first] = refused
      return first === undefined || contexts === nothing
        ? []
        : [{ state, page, submission: first.submission, contexts }]
    })

  return [...views]
    .filter(([state]) => isWait(state))
    .flatMap(([state, view]) => previewsIn(state, view))
    .filter(isFalse)
}
