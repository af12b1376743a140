import { pointerTo } from '#source'
import type { Model } from '../../prove/model.ts'
import { nothing } from '../../prove/sets/diagrams.ts'
import { modelOf } from '../proof/model-of.ts'
import { onward, statesAfter } from '../proof/process-graph.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

/** Applies to the base: no lender changes what a state needs. */
export const needDropped: Rule = {
  id: 'need-dropped',
  why: 'A state between two that need the same must need it too: the server refuses nobody there who goes round the step that gives it.',
  reads: 'logic',
  check: (subject) => {
    if (subject.tenant !== undefined) return []
    const model = modelOf(subject)
    return model === undefined ? [] : dropped(subject, model).map(subject.report)
  },
}

/** Faults of states that lie between two that need the same, and do not need it although it always holds there. */
function dropped(subject: Subject, model: Model): readonly RuleFault[] {
  const { needs = {} } = subject.flows?.source.process ?? {}
  const { setOf, atState, diagrams } = model.conditions
  const follows = orderOf(subject, model)
  const needing = Map.groupBy(
    Object.entries(needs).flatMap(([state, own]) => own.map((need) => ({ state, need }))),
    ({ need }) => JSON.stringify(need),
  )
  return [...model.reach.contexts].flatMap(([state, here]) => {
    const own = needs[state]
    const asked = (own ?? []).map(setOf).reduce(diagrams.and, atState(state))
    return [...needing].flatMap(([name, others]): readonly RuleFault[] => {
      const before = others.find((other) => follows(state, other.state))
      const after = others.find((other) => follows(other.state, state))
      if (before === undefined || after === undefined) return []
      const holds = setOf(before.need)
      const isGiven = diagrams.minus(here, holds) === nothing
      if (!isGiven || diagrams.minus(asked, holds) === nothing) return []
      return [
        {
          pointer: pointerTo('process', own === undefined ? 'states' : 'needs', state),
          what: 'key',
          message: `${state} does not need ${name}, as ${before.state} before it and ${after.state} after it do.`,
          hint: 'Say it in `needs` of this state too: it holds on every way there.',
        },
      ]
    })
  })
}

/** Whether a state comes after another, and never before it. */
function orderOf(subject: Subject, model: Model): (state: string, other: string) => boolean {
  const next = onward(subject, model)
  const after = new Map([...next].map(([state, to]) => [state, statesAfter(next, to)]))
  return (state, other) => after.get(other)?.has(state) === true && after.get(state)?.has(other) !== true
}
