import { pointerTo } from '#source'
import { isEnding } from '../proof/is-ending.ts'
import { proving } from '../proof/model-of.ts'
import { onward } from '../proof/process-graph.ts'
import type { Rule } from '../rule.ts'

export const cannotFinish: Rule = {
  id: 'cannot-finish',
  why: 'An application in a state without a way out waits for ever; giving up does not count as a way out.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { states } = subject.flows.source.process
    return [...onward(subject, model)]
      .filter(([state, next]) => next.length === 0 && !isEnding(states[state]))
      .map(([state]) => {
        const way = model.witness(state, model.reach.contexts.get(state) ?? 0)
        return subject.report({
          pointer: pointerTo('process', 'states', state),
          message: `Nothing leads on from ${state}.`,
          hint: 'Let an event lead out of it, or say that it is an end: `"kind": "terminal"`.',
          what: 'key',
          witness: way,
        })
      })
  }),
}
