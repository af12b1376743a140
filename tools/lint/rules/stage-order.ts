import { findServerState, type TransitionSource } from '#engine'
import { pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const stageOrder: Rule = {
  id: 'stage-order',
  why: 'Applicants who are told that the county records the deed, and later that they may still cancel, do not know what holds.',
  reads: 'logic',
  check: (subject) =>
    subject.flows === undefined || !isChanged(subject, 'process', 'serverStates')
      ? []
      : backwards(subject.flows).map(subject.report),
}

type Flows = NonNullable<Subject['flows']>

/** Stages that come one after the other once everything is signed; others end the way. */
const stages: readonly (string | undefined)[] = ['rescission', 'recording', 'funding', 'payoff', 'done']

/** Faults of states whose stage is before that of a state from which an event leads there. */
function backwards({ source, journey }: Flows): readonly RuleFault[] {
  const stageOf = (state: string) => findServerState(journey.serverStates, state)?.source.stage
  const { process } = source
  const placeOf = (state: string) =>
    pointerTo('serverStates', 'states', findServerState(journey.serverStates, state)?.key ?? state, 'stage')
  return Object.values<TransitionSource>(process.transitions).flatMap(({ from, to }) => {
    const targets = typeof to === 'string' ? [to] : to.map((variant) => variant.to)
    return (from === '*' ? [] : from).flatMap((before) =>
      targets.flatMap((state) => {
        const [earlier, later] = [stageOf(before), stageOf(state)]
        const [first, next] = [stages.indexOf(earlier), stages.indexOf(later)]
        if (first === -1 || next === -1 || next >= first) return []
        return [
          {
            pointer: placeOf(state),
            related: [placeOf(before)],
            message: `${state} follows ${before}, and its stage, ${later}, comes before ${earlier}.`,
            hint: `The stages are ${stages.join(', ')}.`,
          },
        ]
      }),
    )
  })
}
