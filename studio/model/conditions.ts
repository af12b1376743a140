import type { PredicateSource } from '#engine'
import { childObject, type Json, type Source } from '#source'
import { describeCondition } from '../../tools/words/describe-condition.ts'
import { flowFile } from './flow-file.ts'

/** Named conditions of the base. */
export const predicatesOf = (source: Source): Readonly<Record<string, PredicateSource>> =>
  childObject(flowFile(source, 'predicates'), 'predicates') as unknown as Readonly<
    Record<string, PredicateSource>
  >

/** A condition as a clause; undefined while it is not one. */
export function conditionText(source: Source, condition: Json): string | undefined {
  try {
    return describeCondition(condition as unknown as PredicateSource, predicatesOf(source), source.project)
  } catch {
    return undefined
  }
}
