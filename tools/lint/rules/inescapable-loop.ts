import { pointerTo } from '#source'
import { isEnding } from '../proof/is-ending.ts'
import { proving } from '../proof/model-of.ts'
import { onward, statesAfter, statesBefore } from '../proof/process-graph.ts'
import type { Rule } from '../rule.ts'

export const inescapableLoop: Rule = {
  id: 'inescapable-loop',
  why: 'An applicant in steps that lead only to each other is asked again and again and never finishes.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { states } = subject.flows.source.process
    const graph = onward(subject, model)
    const stops = [...graph].filter(([state, next]) => isEnding(states[state]) || next.length === 0)
    const escaping = statesBefore(
      graph,
      stops.map(([state]) => state),
    )
    const caught = [...graph.keys()].filter((state) => !escaping.has(state))
    // Reports the loop itself, not the states that lead into it.
    const loops = caught.filter((state) =>
      [...statesAfter(graph, [state])].every((next) => statesAfter(graph, [next]).has(state)),
    )
    const named = new Set<string>()
    return loops.flatMap((state) => {
      if (named.has(state)) return []
      const loop = [...statesAfter(graph, [state])]
      for (const each of loop) named.add(each)
      const way = model.witness(state, model.reach.contexts.get(state) ?? 0)
      return [
        subject.report({
          pointer: pointerTo('process', 'states', state),
          message: `Nothing leads out of ${loop.join(', ')}.`,
          hint: 'Let an event of one of them lead on to an end.',
          what: 'key',
          witness: way,
        }),
      ]
    })
  }),
}
