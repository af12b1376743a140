import { findPayout } from '#product'
import { isOver } from '../stage-of.ts'
import { denialOf } from '../standing.ts'
import type { Told } from '../told.ts'
import { moneySentence } from './money-sentence.ts'

/** Says to which account or wallet the money is sent and what pays off other loans, or why none is sent. */
export function payoutSentences(told: Told): readonly string[] {
  const { isCrypto, disburseAccount, fundedAt } = told.application.heloc
  if (isOver(told) || denialOf(told).length > 0) return [moneySentence(told)]
  const { mask } = disburseAccount ?? {}
  const account = mask === undefined ? 'none' : 'account'
  const isPayingOff = (findPayout(told.application.heloc)?.payoffCents ?? 0) > 0
  return [
    told.say('payout', {
      to: isCrypto === true ? 'wallet' : account,
      mask: mask ?? '',
      isSent: String(fundedAt !== undefined),
    }),
    ...(isPayingOff ? [told.say('payoffs')] : []),
  ]
}
