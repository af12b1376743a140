import type { Flows } from '#source'
import { type ConditionSpace, createConditions } from '../prove/conditions.ts'
import type { Model } from '../prove/model.ts'
import { type ContextSet, everything, nothing } from '../prove/sets/diagrams.ts'
import { createSpace } from '../prove/sets/space.ts'
import { createBudget } from '../prove/sets/work-budget.ts'
import { contextOf } from './case-values.ts'
import type { Change, ValueChange } from './changes.ts'
import { type Answer, type Decision, leavesOfDecision, type Variant } from './decision.ts'

/** Contexts of one decision as sets. */
export interface DecisionSpace {
  readonly conditions: ConditionSpace
  /** Contexts that can occur in which a change makes a difference. */
  readonly differing: (change: Change) => ContextSet
}

/** Steps of work allowed for a decision that no model covers: enough for many hundred leaves. */
const work = 100_000

/**
 * Space of a decision: that of the model, with the contexts in which an application can come to it; or its own, if it asks what moves no
 * application. May throw BudgetExhausted, as `differing` may.
 */
export function decisionSpace(decision: Decision, { journey, project }: Flows, model: Model): DecisionSpace {
  const { predicates } = journey
  const deciding = leavesOfDecision(decision, predicates)
  const isModelled = deciding.every(model.conditions.isDeciding)
  const own = () =>
    createSpace({ deciding, told: [] }, { compile: predicates.compile, project }, createBudget(work))
  const conditions = isModelled ? model.conditions : createConditions(own(), predicates)
  const { and } = conditions.diagrams
  const possible = isModelled ? possibleFor(decision, model) : everything
  return {
    conditions,
    differing: ({ variants, ofValue, differing }) => {
      if (differing !== undefined) return differing
      const [one, other] = ofValue?.extremes ?? [decision.variants, variants]
      const difference = and(possible, differenceOf(one, other, conditions))
      return ofValue === undefined || difference === nothing
        ? difference
        : and(difference, withValue(ofValue, conditions))
    },
  }
}

/** Contexts in which an application can come to a decision. */
function possibleFor(
  { file, pointer, state }: Decision,
  { conditions, views, settlement, reach, steps }: Model,
): ContextSet {
  const { or, and } = conditions.diagrams
  if (state !== undefined) return views.get(state)?.here ?? nothing
  const [, part, id = ''] = pointer.split('/')
  if (file === 'process' && part === 'transitions')
    return [...reach.contexts]
      .flatMap(([from, contexts]) =>
        steps.from(from).flatMap(({ event, apply }) => (event === id ? [apply(contexts)] : [])),
      )
      .reduce(or, nothing)
  const anywhere = [...views.values()].map(({ here }) => here).reduce(or, nothing)
  return file === 'journey' && part === 'states'
    ? and(anywhere, settlement.rests.get(id) ?? nothing)
    : anywhere
}

/** Contexts in which two choices answer otherwise. */
function differenceOf(
  one: readonly Variant[],
  other: readonly Variant[],
  conditions: ConditionSpace,
): ContextSet {
  const { or, minus } = conditions.diagrams
  const answered = answersOf(other, conditions)
  return [...answersOf(one, conditions)]
    .map(([value, set]) => minus(set, answered.get(value) ?? nothing))
    .reduce(or, nothing)
}

/** Contexts by answer. */
function answersOf(
  variants: readonly Variant[],
  { diagrams, setOf }: ConditionSpace,
): ReadonlyMap<Answer, ContextSet> {
  const { and, or, minus } = diagrams
  const answers = new Map<Answer, ContextSet>()
  let left = everything
  for (const { value, when } of variants) {
    const holds = when === undefined ? everything : setOf(when)
    answers.set(value, or(answers.get(value) ?? nothing, and(left, holds)))
    left = minus(left, holds)
  }
  return answers
}

/**
 * Contexts in which a field has a value, as far as conditions tell it from others; of a list, those with it as the only element that the
 * leaf names.
 */
function withValue({ leaf, value }: ValueChange, conditions: ConditionSpace): ContextSet {
  const { diagrams, variables, variablesOf, elementsNamed, project } = conditions
  const { field } = leaf
  const context = contextOf({ [field]: field.includes('[]') ? [value] : value }, project)
  const named = elementsNamed(leaf)
  return [...variablesOf(field)]
    .filter((number) => named === undefined || named.has(number) || variables[number]?.valueIn(context) === 1)
    .map((number) => {
      const own = variables[number]?.valueIn(context)
      return diagrams.having(number, (each) => each === own)
    })
    .reduceRight((sum, set) => diagrams.and(set, sum), everything)
}
