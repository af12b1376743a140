import { pointerTo, reachedPages } from '#source'
import type { Rule } from '../rule.ts'

export const unreachablePage: Rule = {
  id: 'unreachable-page',
  why: 'A page without a state, link or address that leads to it is never seen.',
  reads: 'logic',
  check: ({ flows, reportOwn }) => {
    if (flows === undefined) return []
    const reached = reachedPages(flows.source, Object.keys(flows.source.serverStates.states))
    const faults = Object.keys(flows.source.pages.pages)
      .filter((page) => !reached.has(page))
      .map((page) => ({
        pointer: pointerTo('pages', 'pages', page),
        message: `No state shows "${page}" and no page that is shown links to it.`,
        hint: 'Map a state to it, link to it, say at which pages it may be visited (`at`), or remove it.',
        what: 'key' as const,
      }))
    return reportOwn(faults)
  },
}
