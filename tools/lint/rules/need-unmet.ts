import { pointerTo } from '#source'
import { nothing } from '../../prove/diagrams.ts'
import { modelOf } from '../model-of.ts'
import type { Rule } from '../rule.ts'

export const needUnmet: Rule = {
  id: 'need-unmet',
  why: 'A pull without consent, or a signature under what was not disclosed, breaks the law: what a state needs must be given on every way to it.',
  reads: 'logic',
  check: (subject) => {
    const model = modelOf(subject)
    if (model === undefined || subject.flows === undefined) return []
    const { conditions, reach, witness } = model
    return Object.entries(subject.flows.source.process.needs ?? {}).flatMap(([state, needs]) =>
      needs.flatMap((need, index) => {
        const without = conditions.diagrams.minus(
          reach.contexts.get(state) ?? nothing,
          conditions.setOf(need),
        )
        if (without === nothing) return []
        const way = witness(state, without)
        return [
          subject.report({
            pointer: pointerTo('process', 'needs', state, index),
            message: `${state} can be reached without ${typeof need === 'string' ? `"${need}"` : 'this'}.`,
            hint: 'Let an event on this way give it, in `effects`, or let this way pass the step that does.',
            witness: way,
          }),
        ]
      }),
    )
  },
}
