import type { Context } from '#generated/context'
import type { Predicate, Predicates } from './compile-predicates.ts'
import { at, fail, type Place } from './place.ts'
import type { Choice, PredicateSource, Variant } from './source.ts'

export interface Option {
  readonly value: string
  readonly when: PredicateSource | undefined
  readonly test: Predicate
}

/** Ordered variants of which the first that holds counts; the last always holds. */
export type CompiledChoice = readonly Option[]

const always: Predicate = () => true

export function compileChoice<K extends string>(
  choice: Choice<K>,
  key: K,
  predicates: Predicates,
  place: Place,
  check: (value: string, place: Place) => void,
): CompiledChoice {
  if (typeof choice === 'string') {
    check(choice, place)
    return [{ value: choice, when: undefined, test: always }]
  }
  if (choice.at(-1)?.when !== undefined || choice.length === 0)
    fail('NO_LAST_RESORT', `the last of these has no 'when', so that one always holds.`, place)
  return choice.map((variant, index) => compileOption(variant, key, predicates, at(place, index), check))
}

function compileOption<K extends string>(
  variant: Variant<K>,
  key: K,
  predicates: Predicates,
  place: Place,
  check: (value: string, place: Place) => void,
): Option {
  const { when } = variant
  const value: string = variant[key]
  check(value, at(place, key))
  const test = when === undefined ? always : predicates.compile(when, at(place, 'when'))
  return { value, when, test }
}

/** The index of the first variant that holds. */
export const choose = (choice: CompiledChoice, context: Context): number =>
  choice.findIndex(({ test }) => test(context))
