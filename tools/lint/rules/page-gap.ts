import { pointerTo } from '#source'
import { nothing } from '../../prove/diagrams.ts'
import { modelOf } from '../model-of.ts'
import type { Rule } from '../rule.ts'

export const pageGap: Rule = {
  id: 'page-gap',
  why: 'An applicant for whom no page is meant lands on the dashboard, which says to go on with the application: a circle.',
  reads: 'logic',
  check: (subject) => {
    const model = modelOf(subject)
    if (model === undefined) return []
    return [...model.views].flatMap(
      ([
        state,
        {
          shown: { gap },
        },
      ]) =>
        gap === nothing
          ? []
          : [
              subject.report({
                pointer: pointerTo('process', 'states', state),
                message: `In ${state} neither the server state nor the client machine has a page for this applicant.`,
                hint: 'Give the server state a page, or the state in which the machine comes to rest.',
                what: 'key',
                witness: model.witness(state, gap),
              }),
            ],
    )
  },
}
