import { documentValues } from '../../documents/made/document-values.ts'
import { moneySentence } from './money-sentence.ts'
import { stageOf } from './stage-of.ts'
import type { Told } from './told.ts'

/** Says what is paid each month, as the agreement does, or that the application is over. */
export function monthlySentence(told: Told): string {
  const stage = stageOf(told)
  if (stage === 'ended' || stage === 'cancelled') return moneySentence(told)
  const { monthlyPayment = 'none', rate = '', term = '' } = documentValues(told.tenant, told.application)
  return told.say('monthly', { payment: monthlyPayment, rate, term: Number(term) })
}

/** Says the rate of the chosen offer, between which rates the offers are before one is chosen, or that the application is over. */
export function rateSentence(told: Told): string {
  const stage = stageOf(told)
  if (stage === 'ended' || stage === 'cancelled') return moneySentence(told)
  const { rate = 'none', term = '0' } = documentValues(told.tenant, told.application)
  return told.say('rate', { rate, term: Number(term) })
}
