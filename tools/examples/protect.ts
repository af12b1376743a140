import { type Context, compileMachine, settle } from '#engine'
import type { Flows } from '#source'
import type { Model } from '../prove/model.ts'
import { nothing } from '../prove/sets/diagrams.ts'
import { type CaseValues, caseValuesIn, contextOf } from './case-values.ts'
import { type Change, changesOf } from './changes.ts'
import { type Decision, leavesOfDecision } from './decision.ts'
import { decisionSpace } from './decision-space.ts'

/** Change of a decision that no example notices. */
export interface Unprotected {
  readonly change: Change
  /** Fewest facts that tell the change apart. */
  readonly facts: CaseValues
}

/**
 * Changes of a decision that none of these contexts notices, although one that can occur would. May throw BudgetExhausted:
 * then nothing is known of them.
 */
export function unprotectedIn(
  decision: Decision,
  contexts: readonly Context[],
  flows: Flows,
  model: Model,
): readonly Unprotected[] {
  const { journey, project } = flows
  const changes = decision.settles === true ? orderChanges(flows, model) : changesOf(decision, flows)
  const unnoticed = changes.filter(({ isNoticed }) => !contexts.some(isNoticed))
  if (unnoticed.length === 0) return []
  const { conditions, differing } = decisionSpace(decision, flows, model)
  const fields = new Set(leavesOfDecision(decision, journey.predicates).map(({ field }) => field))
  return unnoticed.flatMap((change) => {
    const set = differing(change)
    if (set === nothing) return []
    const tells = (facts: CaseValues) => change.isNoticed(contextOf(inPlace(facts, decision, flows), project))
    const facts = caseValuesIn(set, fields, conditions, change.ofValue)
    if (!tells(facts))
      throw new Error(
        `The model tells "${change.words}" apart by ${JSON.stringify(facts)}, and the engine does not.`,
      )
    return [{ change, facts: withoutNeedless(facts, tells) }]
  })
}

/** CaseValues without those, and without elements of lists, that make no difference to what they tell apart. */
function withoutNeedless(facts: CaseValues, tells: (facts: CaseValues) => boolean): CaseValues {
  const left: Record<string, CaseValues[string]> = { ...facts }
  for (const [field, value] of Object.entries(facts)) {
    if (tells({ ...left, [field]: null })) delete left[field]
    else if (Array.isArray(value))
      for (const element of value) {
        const fewer = [left[field] ?? []].flat().filter((one) => one !== element)
        if (tells({ ...left, [field]: fewer })) left[field] = fewer
      }
  }
  return left
}

/** CaseValues in the server state in which a decision is made, unless they say another. */
export const inPlace = (facts: CaseValues, { state }: Decision, { project }: Flows): CaseValues => ({
  ...(state !== undefined && { [project.state]: state }),
  ...facts,
})

/** Triggers that come before another which they follow for a reason: some application would then be elsewhere. */
const orderChanges = ({ journey, project }: Flows, model: Model): readonly Change[] =>
  model.precedences().map(({ event, after, contexts }) => {
    const { triggerOrder: order = [] } = journey.machine.source
    const others = order.filter((each) => each !== event)
    const changed = {
      ...journey.machine.source,
      triggerOrder: others.toSpliced(others.indexOf(after), 0, event),
    }
    const machine = compileMachine(changed, journey.predicates, project, 'journey')
    return {
      words: `"${event}" came before "${after}"`,
      variants: [],
      isNoticed: (context) =>
        settle({ ...journey, machine }, context).state !== settle(journey, context).state,
      differing: contexts,
    }
  })
