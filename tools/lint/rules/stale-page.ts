import { admits } from '#engine'
import { pointerTo } from '#source'
import { proving } from '../proof/model-of.ts'
import { offerPointer } from '../references/offer-pointer.ts'
import type { Rule } from '../rule.ts'

export const stalePage: Rule = {
  id: 'stale-page',
  why: 'A page that stays open after the server has moved on shows its applicant a form that can no longer be submitted.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { pages, process } = subject.flows.source
    return [...model.views].flatMap(([state, { offers }]) =>
      offers
        .filter(
          ({ isOwn, event }) => !isOwn && !admits(process.transitions[event] ?? { from: [], to: '' }, state),
        )
        .map(({ page, submission, event, contexts }) => {
          const { at, visitWhen } = pages.pages[page] ?? {}
          const opens = visitWhen !== undefined ? 'visitWhen' : at !== undefined ? 'at' : undefined
          return subject.report({
            pointer:
              opens === undefined
                ? offerPointer(pages, page, submission)
                : pointerTo('pages', 'pages', page, opens),
            // A page that is open in too many states stays open in each of them.
            cause: page,
            message: `"${page}" stays open in ${state}, which refuses "${event}", the event of "${submission}".`,
            hint: 'Open it by the server state that takes what it submits (`visitWhen`), or let it offer that only then (`when`).',
            ...(opens === undefined ? {} : { what: 'key' as const }),
            witness: model.witness(state, contexts),
          })
        }),
    )
  }),
}
