import type { Context, Leaf, PredicateSource } from '#engine'
import { type Flows, pointerTo } from '#source'
import { createConditions } from '../../prove/conditions.ts'
import { nothing } from '../../prove/sets/diagrams.ts'
import { createSpace } from '../../prove/sets/space.ts'
import { createBudget } from '../../prove/sets/work-budget.ts'
import { leavesOf } from '../../prove/values/leaves-of.ts'
import { isChanged } from '../is-changed.ts'
import { fieldsRead } from '../references/fields-read.ts'
import { namesIn } from '../references/named-conditions.ts'
import type { Rule, RuleFault } from '../rule.ts'

/** Compares duties of the law, said by facts alone, with the needs of states, which share predicates with the ways there. */
export const dutyUnmet: Rule = {
  id: 'duty-unmet',
  why: 'A predicate that both leads the way and says what a state needs proves itself: once loosened, it breaks the law for every applicant concerned.',
  reads: 'logic',
  isFinal: true,
  check: (subject) => {
    const { flows, report } = subject
    if (flows === undefined || !isChanged(subject, 'predicates', 'process')) return []
    return Object.entries(flows.source.process.duties ?? {})
      .flatMap(([id, duty]) => namingPredicate(id, duty, flows) ?? unmet(id, duty, flows) ?? [])
      .map(report)
  },
}

type Duty = NonNullable<Flows['source']['process']['duties']>[string]

/** Fault of a duty that names a predicate, and would be loosened with it. */
function namingPredicate(id: string, { when, holds }: Duty, { source }: Flows): RuleFault | undefined {
  const [name] = conditionsOf(when, holds).flatMap((part) => namesIn(part, source.predicates))
  if (name === undefined) return undefined
  return {
    pointer: pointerTo('process', 'duties', id),
    what: 'key',
    message: `The duty "${id}" names the predicate "${name}", and would be loosened with it.`,
    hint: 'Say what the law asks by fields and their values.',
  }
}

/** Fault of a duty that the needs of some states do not keep. */
function unmet(id: string, duty: Duty, flows: Flows): RuleFault | undefined {
  const [first, ...others] = findUnmet(duty, flows)
  if (first === undefined) return undefined
  const states = [first, ...others].map(({ state }) => state)
  const { process, predicates } = flows.source
  const fieldsOf = (condition: PredicateSource) => fieldsRead(condition, predicates.predicates)
  const fields = new Set(conditionsOf(duty.when, duty.holds).flatMap(fieldsOf))
  const names = states
    .flatMap((state) => process.needs?.[state] ?? [])
    .filter((need) => fieldsOf(need).some((field) => fields.has(field)))
    .flatMap((need) => namesIn(need, predicates))
  return {
    pointer: pointerTo('process', 'duties', id),
    what: 'key',
    message: `What ${states.join(', ')} ${states.length === 1 ? 'needs' : 'need'} lets in applicants for whom the duty "${id}" is not met (${duty.law}).`,
    hint: 'Let the needs of each of these states, or the predicates that they name, ask all that the duty says.',
    related: [
      ...names.map((name) => pointerTo('predicates', 'predicates', name)),
      ...states.map((state) => pointerTo('process', 'needs', state)),
    ],
    witness: { context: first.context },
  }
}

/** States whose needs hold for some applicant for whom a duty is not met, each with one. */
function findUnmet({ in: states, when, holds }: Duty, { journey, project, source }: Flows) {
  const { predicates } = journey
  const needsOf = (state: string) => source.process.needs?.[state] ?? []
  const owed = [...conditionsOf(when), { not: holds }]
  const own = states.map((equals): Leaf => ({ field: project.state, equals }))
  const asked = [...owed, ...states.flatMap(needsOf)].flatMap((each) => leavesOf(each, predicates))
  const language = { compile: predicates.compile, project }
  const space = createSpace({ deciding: [...own, ...asked], told: [] }, language, createBudget(work))
  const { setOf, diagrams, atState, witness } = createConditions(space, predicates)
  return states.flatMap((state) => {
    const lost = [...owed, ...needsOf(state)].map(setOf).reduce(diagrams.and, atState(state))
    return lost === nothing ? [] : [{ state, context: witness(lost) as Context }]
  })
}

const conditionsOf = (...conditions: readonly (PredicateSource | undefined)[]): readonly PredicateSource[] =>
  conditions.filter((each) => each !== undefined)

/** Steps of set operations allowed for one duty: enough for many hundred leaves. */
const work = 100_000
