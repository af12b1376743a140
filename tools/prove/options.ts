import type { Choice as ChoiceSource, PredicateSource } from '#engine'
import type { Conditions } from './conditions.ts'
import { type ContextSet, everything, nothing } from './sets/diagrams.ts'

/** Variant of a choice, with the contexts in which it is the first that holds. */
export interface Option {
  readonly value: string
  readonly set: ContextSet
}

/** Choice as the engine compiled it. */
export type Choice = readonly { readonly value: string; readonly when: PredicateSource | undefined }[]

export function optionsOf(choice: Choice, { diagrams, setOf }: Conditions): readonly Option[] {
  let left = everything
  return choice.map(({ value, when }) => {
    const holds = when === undefined ? everything : setOf(when)
    const set = diagrams.and(left, holds)
    left = diagrams.minus(left, holds)
    return { value, set }
  })
}

/** Variants of a choice as written in the flows. */
export const variantsOf = <K extends string>(choice: ChoiceSource<K>, key: K): Choice =>
  typeof choice === 'string'
    ? [{ value: choice, when: undefined }]
    : choice.map((variant) => ({ value: variant[key], when: variant.when }))

/** Adds contexts to those of a key in a map. */
export function addTo<K>(
  sets: Map<K, ContextSet>,
  key: K,
  added: ContextSet,
  { diagrams }: Conditions,
): void {
  if (added !== nothing) sets.set(key, diagrams.or(sets.get(key) ?? nothing, added))
}
