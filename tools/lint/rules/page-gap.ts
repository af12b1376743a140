import { settle } from '#engine'
import { pointerTo } from '#source'
import { nothing } from '../../prove/sets/diagrams.ts'
import { proving } from '../proof/model-of.ts'
import type { Rule } from '../rule.ts'

export const pageGap: Rule = {
  id: 'page-gap',
  why: 'An applicant without a page lands on the dashboard, which tells them to continue the application: a circle.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { flows } = subject
    return [...model.views].flatMap(([state, { shown }]) => {
      if (shown.gap === nothing) return []
      const witness = model.witness(state, shown.gap)
      const rests = settle(flows.journey, witness.context).state
      return [
        subject.report({
          pointer: pointerTo('journey', 'states', rests),
          message: `In ${state} there is no page for this applicant: the server state has none, nor has "${rests}", where the client machine comes to rest.`,
          hint: 'Give one of the two a page.',
          what: 'key',
          witness,
        }),
      ]
    })
  }),
}
