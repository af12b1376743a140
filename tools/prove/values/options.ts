import type { Choice, PredicateSource } from '#engine'
import type { ConditionSpace } from '../conditions.ts'
import { type ContextSet, everything, nothing } from '../sets/diagrams.ts'

/** Variant of a choice, with the contexts in which it is the first that holds. */
export interface OptionSet {
  readonly value: string
  readonly set: ContextSet
}

/** Choice as the engine compiled it. */
export type OptionList = readonly { readonly value: string; readonly when: PredicateSource | undefined }[]

export function optionsOf(choice: OptionList, { diagrams, setOf }: ConditionSpace): readonly OptionSet[] {
  let left = everything
  return choice.map(({ value, when }) => {
    const holds = when === undefined ? everything : setOf(when)
    const set = diagrams.and(left, holds)
    left = diagrams.minus(left, holds)
    return { value, set }
  })
}

/** Variants of a choice as written in the flows. */
export const variantsOf = <K extends string>(choice: Choice<K>, key: K): OptionList =>
  typeof choice === 'string'
    ? [{ value: choice, when: undefined }]
    : choice.map((variant) => ({ value: variant[key], when: variant.when }))

/** Adds contexts to those of a key in a map. */
export function addTo<K>(
  sets: Map<K, ContextSet>,
  key: K,
  added: ContextSet,
  { diagrams }: ConditionSpace,
): void {
  if (added !== nothing) sets.set(key, diagrams.or(sets.get(key) ?? nothing, added))
}
