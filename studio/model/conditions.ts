import type { PredicateSource } from '#engine'
import { asJsonObject, childObject, type Json, type Source } from '#source'
import { describeCondition } from '../../tools/words/describe-condition.ts'

/** Named conditions of the base. */
export const predicatesOf = (source: Source): Readonly<Record<string, PredicateSource>> =>
  childObject(
    asJsonObject(source.files.get('flows/predicates.json')?.value),
    'predicates',
  ) as unknown as Readonly<Record<string, PredicateSource>>

/** A condition as a clause; undefined while it is not one. */
export function conditionText(source: Source, condition: Json): string | undefined {
  try {
    return describeCondition(condition as unknown as PredicateSource, predicatesOf(source), source.project)
  } catch {
    return undefined
  }
}
