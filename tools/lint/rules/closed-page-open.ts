import type { PageSource } from '#engine'
import { type Flows, pointerTo } from '#source'
import type { Model } from '../../prove/model.ts'
import { createVisitsIn } from '../../prove/pages/visits.ts'
import { nothing } from '../../prove/sets/diagrams.ts'
import { proving } from '../proof/model-of.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const closedPageOpen: Rule = {
  id: 'closed-page-open',
  why: 'Whoever is kept from a page reads why. A reason that also holds while the page is open is not why, and tells others that it is too late when it is not.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { flows } = subject
    return Object.entries<PageSource>(flows.source.pages.pages)
      .flatMap(([page, source]) => findOpen(page, source, flows, model) ?? [])
      .map(subject.report)
  }),
}

/** Fault of a page that is open in some state to somebody for whom it is said to be closed. */
function findOpen(page: string, source: PageSource, flows: Flows, model: Model): RuleFault | undefined {
  if (source.closed === undefined) return undefined
  const { diagrams, setOf } = model.conditions
  const closed = setOf(source.closed.when)
  const visitedIn = createVisitsIn(flows.journey, model.conditions)(page, source)
  for (const [state, { here, shown }] of model.views) {
    const own = diagrams.and(closed, shown.pages.get(page) ?? nothing)
    // A page can also be read while the server works.
    const visited = diagrams.and(closed, visitedIn({ here, usable: here, shown }))
    if (own === nothing && visited === nothing) continue
    const opens = (['visitWhen', 'visit', 'at'] as const).find((key) => source[key] !== undefined)
    return {
      pointer: pointerTo('pages', 'pages', page, 'closed', 'when'),
      message:
        own === nothing
          ? `"${page}" is said to be closed, and may be visited in ${state}.`
          : `"${page}" is said to be closed, and is where somebody belongs in ${state}.`,
      hint: 'Say what keeps people from it, which never holds while it is open.',
      ...(opens !== undefined && { related: [pointerTo('pages', 'pages', page, opens)] }),
      witness: model.witness(state, own === nothing ? visited : own),
    }
  }
  return undefined
}
