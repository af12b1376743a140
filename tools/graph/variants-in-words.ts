import type { Choice, PredicateSource } from '#engine'
import type { Project } from '#source'
import { describeCondition } from '../words/describe-condition.ts'

/** Words a condition. */
export type Say = (condition: PredicateSource) => string

export const sayWith =
  (predicates: Readonly<Record<string, PredicateSource>>, project: Project): Say =>
  (condition) =>
    describeCondition(condition, predicates, project)

export interface VariantInWords {
  readonly value: string
  /** Undefined if there is only one variant. */
  readonly when: string | undefined
}

/** Variants of a choice, each with the condition under which it applies after those before it did not. */
export function variantsInWords<K extends string>(
  choice: Choice<K>,
  key: K,
  say: Say,
): readonly VariantInWords[] {
  if (typeof choice === 'string') return [{ value: choice, when: undefined }]
  return choice.map((variant, index) => ({
    value: variant[key],
    when: turn(variant.when === undefined ? undefined : say(variant.when), index > 0),
  }))
}

function turn(when: string | undefined, isLater: boolean): string | undefined {
  if (!isLater) return when
  return when === undefined ? 'otherwise' : `otherwise, if ${when}`
}
