import type { ProcessSource } from '#engine'
import { pointerTo } from '#source'
import { proving } from '../proof/model-of.ts'
import { graphOf, statesAfter } from '../proof/process-graph.ts'
import type { Rule } from '../rule.ts'

export const automaticLoop: Rule = {
  id: 'automatic-loop',
  why: 'Jobs that send an application in a circle, without a person or a wait between them, call vendors endlessly.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { process } = subject.flows.source
    const submitted = new Set(Object.values(process.submissions).map(({ event }) => event))
    const runs = (state: string) => isAutomatic(process, state)
    const moves = model.reach.moves.filter(
      ({ from, event, to }) =>
        runs(from) && runs(to) && !submitted.has(event) && process.transitions[event]?.from !== '*',
    )
    const graph = graphOf([...model.reach.contexts.keys()], moves)
    const named = new Set<string>()
    return [...graph].flatMap(([state, next]) => {
      if (named.has(state) || !statesAfter(graph, next).has(state)) return []
      const loop = [...statesAfter(graph, [state])].filter((each) => statesAfter(graph, [each]).has(state))
      for (const each of loop) named.add(each)
      const events = moves.filter(({ from, to }) => loop.includes(from) && loop.includes(to))
      return [
        subject.report({
          pointer: pointerTo('process', 'states', state),
          message: `The jobs of ${loop.join(', ')} may send an application around without a person or a wait.`,
          hint: 'Let one of these events lead to a state of the applicant, or give a state the pace of a review or a business day.',
          what: 'key',
          related: [...new Set(events.map(({ event }) => pointerTo('process', 'transitions', event)))],
          witness: model.witness(state, model.reach.contexts.get(state) ?? 0),
        }),
      ]
    })
  }),
}

/** Whether a job moves the application on as soon as a vendor has answered. */
function isAutomatic({ states }: ProcessSource, state: string): boolean {
  const { job, pace = 'vendor' } = states[state] ?? {}
  const paces = typeof pace === 'string' ? [pace] : pace.map((variant) => variant.pace)
  return job !== undefined && paces.includes('vendor')
}
