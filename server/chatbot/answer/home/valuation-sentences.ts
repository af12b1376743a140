import { formatMoney } from '#engine'
import { holds } from '../holds.ts'
import { isOver, stageOf } from '../stage-of.ts'
import type { Told } from '../told.ts'
import { waitSentence } from '../wait-sentence.ts'
import { where } from '../where.ts'
import { notaryFee } from './notary-sentences.ts'

/** Says whether somebody still visits the home to value it. Empty where no visit was ordered and the home has no value yet. */
export function visitSentences(told: Told): readonly string[] {
  const { valuation } = told.application.heloc
  const isOrdered = valuation?.orderedAt !== undefined && valuation.receivedAt === undefined
  if (isOver(told)) return [...where(told), ...(isOrdered ? [told.say('visitOff')] : [])]
  if (isOrdered) return [told.say('valuation', { kind: valuation.kind ?? 'BPO' })]
  const wait = waitSentence(told)
  if (wait !== undefined) return [wait]
  return holds(told, 'homeValued') && !holds(told, 'bpoRequired') ? [told.say('valued')] : []
}

/** Says whether fees are given back. Empty where the help's general answer says all that is known. */
export function refundSentences(told: Told): readonly string[] {
  const { valuation, cancellation } = told.application.heloc
  const paidNotary = notaryFee(told)
  const isNothingPaid = (valuation === undefined || valuation.feePaid === 0) && paidNotary.length === 0
  if (isNothingPaid) return [told.say('refund', { kind: 'none', fee: '' })]
  return [...paidRefund(told), ...(cancellation?.kind === 'RESCINDED' ? paidNotary : [])]
}

/** Says it of a fee that was paid. */
export function paidRefund(told: Told): readonly string[] {
  const { feePaid = 0 } = told.application.heloc.valuation ?? {}
  const kind = feePaid > 0 ? refundOf(told) : undefined
  return kind === undefined
    ? []
    : [told.say('refund', { kind, fee: formatMoney(feePaid, told.tenant.locale, 0) })]
}

function refundOf(told: Told): 'ahead' | 'due' | 'visited' | undefined {
  const { valuation, cancellation } = told.application.heloc
  const isVisited = valuation?.receivedAt !== undefined
  if (stageOf(told) === 'ended' && !isVisited) return undefined
  if (cancellation !== undefined) return isVisited && cancellation.kind === 'WITHDRAWN' ? 'visited' : 'due'
  return isVisited ? 'visited' : 'ahead'
}
