import { isTooLate } from '../../../submissions/is-too-late.ts'
import { holds } from '../holds.ts'
import { isOver, stageOf } from '../stage-of.ts'
import type { Told } from '../told.ts'
import { where } from '../where.ts'
import { amountSentence } from './amount-sentences.ts'

/** Whether the signature on the application fixed its answers and its offer. */
export function isBound(told: Told): boolean {
  const change = told.tenant.process.submissions['offer-change']
  const isRefused = change !== undefined && isTooLate(told.tenant, told.application, change)
  return isRefused || stageOf(told) !== undefined
}

/** Says that the answers are fixed, and where the application stands. */
export const boundSentences = (told: Told): readonly string[] => [told.say('bound'), ...where(told)]

/** Says whether another offer may be chosen now: until the application is signed, and again where the chosen one no longer holds. */
export function offerSentences(told: Told): readonly string[] {
  if (isOver(told)) return where(told)
  if (holds(told, 'offerReplaced') && stageOf(told) === undefined)
    return [amountSentence(told), ...where(told)]
  if (isBound(told)) return [told.say('offerBound'), ...where(told)]
  return holds(told, 'offerChosen') ? [told.say('offerOpen')] : [amountSentence(told), ...where(told)]
}
