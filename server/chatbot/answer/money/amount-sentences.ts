import { formatMoney, formatPercent } from '#engine'
import { payoutValues } from '../../../documents/made/payout-values.ts'
import { holds } from '../holds.ts'
import { isOver, stageOf } from '../stage-of.ts'
import type { Told } from '../told.ts'
import { where } from '../where.ts'

/** Says which line was chosen, that it no longer holds, or that none is chosen yet. */
export function amountSentence({ tenant, application, ...told }: Told): string {
  const { amount: chosen, term, rate } = application.heloc
  if (chosen === undefined || term === undefined || rate === undefined) return told.say('noAmount')
  const amount = formatMoney(chosen, tenant.locale, 0)
  return holds({ tenant, application, ...told }, 'offerReplaced')
    ? told.say('amountReplaced', { amount })
    : told.say('amount', { amount, term, rate: formatPercent(rate, tenant.locale) })
}

/** Says what the borrower receives, as the summary, the closing disclosure and the last page do. Empty before an offer is chosen. */
export function receivedSentences(told: Told): readonly string[] {
  if (isOver(told)) return where(told)
  if (!holds(told, 'offerChosen')) return []
  if (holds(told, 'offerReplaced')) return [amountSentence(told)]
  const { youReceive = '', initialDraw = '', ...values } = payoutValues(told.tenant, told.application.heloc)
  const { originationFee = '', loansPaidOff = '', deducted = '' } = values
  const isSent = String(stageOf(told) === 'done')
  return [told.say('received', { isSent, youReceive, initialDraw, originationFee, loansPaidOff, deducted })]
}
