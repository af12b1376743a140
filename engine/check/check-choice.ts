import type { Choice, PredicatesSource } from '../source.ts'
import { checkCondition } from './check-predicates.ts'
import { at, report, type SourcePlace } from './place.ts'

/** Reports a choice without an unconditional last variant, and faults in its conditions and values. */
export function checkChoice<K extends string>(
  choice: Choice<K> | undefined,
  key: K,
  { predicates }: PredicatesSource,
  place: SourcePlace,
  checkValue: (value: string, place: SourcePlace) => void = () => undefined,
): void {
  if (typeof choice === 'string') checkValue(choice, place)
  if (choice === undefined || typeof choice === 'string') return
  if (choice.at(-1)?.when !== undefined || choice.length === 0)
    report('NO_LAST_RESORT', `the last of these has no 'when', so that one always holds.`, place)
  for (const [index, variant] of choice.entries()) {
    checkValue(variant[key], at(place, index, key))
    if (variant.when !== undefined) checkCondition(variant.when, predicates, at(place, index, 'when'))
  }
}
