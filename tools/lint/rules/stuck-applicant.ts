import { pointerTo } from '#source'
import { nothing } from '../../prove/diagrams.ts'
import { modelOf } from '../model-of.ts'
import { onward } from '../process-graph.ts'
import type { Rule } from '../rule.ts'

export const stuckApplicant: Rule = {
  id: 'stuck-applicant',
  why: 'Where no page offers a way on and no job or signer moves the application, its applicant waits for ever, although there are arrows.',
  reads: 'logic',
  check: (subject) => {
    const model = modelOf(subject)
    if (model === undefined || subject.flows === undefined) return []
    const graph = onward(subject, model)
    // A state without any arrow is a finding of cannot-finish.
    const caught = model.stuck.filter(({ state }) => graph.get(state)?.length !== 0)
    const still = caught.filter((each) => each.still !== nothing)
    // Those who are moved about, but never to an end, are named where they are first.
    const named =
      still.length > 0
        ? still.map((each) => ({ state: each.state, contexts: each.still }))
        : caught.slice(0, 1)
    return named.map(({ state, contexts }) => {
      const way = model.witness(state, contexts)
      return subject.report({
        pointer: pointerTo('process', 'states', state),
        message:
          still.length > 0
            ? `In ${state} nobody moves this application on: its page offers nothing, and there is no job.`
            : `From ${state} no ending can be reached with this application.`,
        hint: 'Let the page that is shown offer a submission, name another page, or give the state a job.',
        what: 'key',
        witness: way,
      })
    })
  },
}
