import type { Flows, JsonObject, Source } from '#source'
import type { Model } from '../prove/model.ts'
import { type Decision, nameOf } from './decision.ts'
import { casesOf, examplesOf } from './examples-of.ts'
import { type Unprotected, unprotectedIn } from './protect.ts'

/** Decision with changes that none of its examples notices. */
export interface Inadequate {
  readonly decision: Decision
  readonly unprotected: readonly Unprotected[]
}

/** Flows whose examples are judged. */
export interface Exemplified {
  readonly source: Source
  /** Effective flows as JSON. */
  readonly value: JsonObject
  readonly flows: Flows
  readonly model: Model
}

/** Those of some decisions whose examples would not notice every change. May throw BudgetExhausted. */
export function findInadequate(
  decisions: readonly Decision[],
  { source, value, flows, model }: Exemplified,
): readonly Inadequate[] {
  const written = Map.groupBy(examplesOf(value), nameOf)
  return decisions.flatMap((decision) => {
    const contexts = (written.get(nameOf(decision)) ?? [])
      .filter((example) => example.source.answer !== null)
      .flatMap((example) => casesOf(example, decision, source))
      .map(({ context }) => context)
    const unprotected = unprotectedIn(decision, contexts, flows, model)
    return unprotected.length === 0 ? [] : [{ decision, unprotected }]
  })
}
