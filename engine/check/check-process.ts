import type { Effects, PredicateSource, PredicatesSource, ProcessSource } from '../source.ts'
import { checkCondition } from './check-predicates.ts'
import { at, type SourcePlace, startAt } from './place.ts'

/** Reports faults in the needs of states and the effects of events in `flows/process.json`. */
export function checkProcess(
  {
    needs = {},
    effects = {},
    begin = {},
    anytime = {},
    meanwhile = {},
    duties = {},
    submissions,
  }: ProcessSource,
  { predicates }: PredicatesSource,
  { faults, vocabulary }: Pick<SourcePlace, 'faults' | 'vocabulary'>,
): void {
  const root = { ...startAt('process', vocabulary), faults }
  const checkAll = (conditions: readonly PredicateSource[] = [], place: SourcePlace) => {
    for (const [index, condition] of conditions.entries())
      checkCondition(condition, predicates, at(place, index))
  }
  const checkEffects = ({ when, sets = [], gives }: Effects, place: SourcePlace) => {
    if (when !== undefined) checkCondition(when, predicates, at(place, 'when'))
    for (const [index, effect] of sets.entries())
      if (typeof effect !== 'string') checkCondition(effect, predicates, at(place, 'sets', index))
    checkAll(gives, at(place, 'gives'))
  }
  for (const [state, own] of Object.entries(needs)) checkAll(own, at(root, 'needs', state))
  for (const [id, { when, holds }] of Object.entries(duties)) {
    if (when !== undefined) checkCondition(when, predicates, at(root, 'duties', id, 'when'))
    checkCondition(holds, predicates, at(root, 'duties', id, 'holds'))
  }
  for (const [event, own] of Object.entries(effects)) {
    const place = at(root, 'effects', event)
    if (!isVariants(own)) checkEffects(own, place)
    else for (const [index, variant] of own.entries()) checkEffects(variant, at(place, index))
  }
  for (const [name, { tooLate }] of Object.entries(submissions))
    if (tooLate) checkCondition(tooLate.when, predicates, at(root, 'submissions', name, 'tooLate', 'when'))
  for (const [state, own] of Object.entries(meanwhile)) checkEffects(own, at(root, 'meanwhile', state))
  checkEffects(begin, at(root, 'begin'))
  checkEffects(anytime, at(root, 'anytime'))
}

const isVariants = (effects: Effects | readonly Effects[]): effects is readonly Effects[] =>
  Array.isArray(effects)
