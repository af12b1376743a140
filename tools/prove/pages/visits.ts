import type { Journey, PageSource } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import { type ContextSet, nothing } from '../sets/diagrams.ts'
import type { ShownSets } from './shown-pages.ts'

export interface VisitPlace {
  /** Contexts possible in this server state. */
  readonly here: ContextSet
  /** Contexts in which its pages can be used. */
  readonly usable: ContextSet
  readonly shown: ShownSets
}

/** Creates, by page, the contexts that may visit it without belonging there, in agreement with the engine's mayVisit. */
export function createVisitsIn(
  { source }: Pick<Journey, 'source'>,
  { diagrams, setOf }: ConditionSpace,
): (page: string, source: PageSource) => (place: VisitPlace) => ContextSet {
  const { and, or, minus } = diagrams
  const { declined } = source.pages
  const turnedAway = declined === undefined ? nothing : setOf(declined.when)
  return (page, { area, visit, at = [], visitWhen }) => {
    const meanwhile = visitWhen === undefined ? nothing : setOf(visitWhen)
    return ({ here, usable, shown }) => {
      if (area === 'account') return here
      const open = at.map((position) => shown.pages.get(position) ?? nothing).reduce(or, meanwhile)
      const own = shown.pages.get(page) ?? nothing
      const visited = minus(visit === 'anytime' ? usable : and(usable, open), own)
      return declined?.open.includes(page) ? visited : minus(visited, turnedAway)
    }
  }
}
