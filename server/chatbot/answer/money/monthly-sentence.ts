import { documentValues } from '../../../documents/made/document-values.ts'
import { holds } from '../holds.ts'
import { isOver } from '../stage-of.ts'
import type { Told } from '../told.ts'
import { moneySentence } from './money-sentence.ts'

/** Says what is paid each month, as the agreement does, or that the application is over. */
export function monthlySentence(told: Told): string {
  if (isOver(told)) return moneySentence(told)
  const { monthlyPayment = 'none', rate = '', term = '' } = documentValues(told.tenant, told.application)
  return told.say('monthly', {
    payment: monthlyPayment,
    rate,
    term: Number(term),
    standing: offerStanding(told),
  })
}

/** Says the rate of the chosen offer, between which rates the offers are before one is chosen, or that the application is over. */
export function rateSentence(told: Told): string {
  if (isOver(told)) return moneySentence(told)
  const { rate: chosen = 'none', term = '0' } = documentValues(told.tenant, told.application)
  const rate = offerStanding(told) === 'replaced' ? 'replaced' : chosen
  return told.say('rate', { rate, term: Number(term) })
}

/** Whether the chosen offer no longer holds, is what the agreement says, or is neither yet. */
const offerStanding = (told: Told): 'replaced' | 'agreed' | 'chosen' =>
  holds(told, 'offerReplaced')
    ? 'replaced'
    : holds(told, 'noteReady') || holds(told, 'noteSigned')
      ? 'agreed'
      : 'chosen'
