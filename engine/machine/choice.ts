import type { Predicate, Predicates } from '../predicates/predicates.ts'
import type { Choice, PredicateSource } from '../source.ts'
import type { Context } from '../vocabulary.ts'

export interface Option {
  readonly value: string
  readonly when: PredicateSource | undefined
  readonly test: Predicate
}

/** Ordered variants, of which the first whose condition holds applies; the last always holds. */
export type CompiledChoice = readonly Option[]

const always: Predicate = () => true

export function createChoice<K extends string>(
  choice: Choice<K>,
  key: K,
  { compile }: Predicates,
): CompiledChoice {
  if (typeof choice === 'string') return [{ value: choice, when: undefined, test: always }]
  return choice.map((variant) => ({
    value: variant[key],
    when: variant.when,
    test: variant.when === undefined ? always : compile(variant.when),
  }))
}

/** Index of the first variant whose condition holds. */
export const choose = (choice: CompiledChoice, context: Context): number =>
  choice.findIndex(({ test }) => test(context))

export const chooseValue = (choice: CompiledChoice, context: Context): string =>
  choice[choose(choice, context)]?.value ?? ''
