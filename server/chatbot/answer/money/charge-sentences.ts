import { formatMoney } from '#engine'
import { findPayout } from '#product'
import { recordingValues } from '../../../documents/made/recording-values.ts'
import { holds } from '../holds.ts'
import { notaryFee } from '../home/notary-sentences.ts'
import { paidRefund } from '../home/valuation-sentences.ts'
import { isOver, stageOf } from '../stage-of.ts'
import type { Told } from '../told.ts'

/** Says which fees were paid, and what the chosen offer takes from the initial draw. */
export function chargeSentences(told: Told): readonly string[] {
  const paid = [...paidRefund(told), ...notaryFee(told)]
  return [
    ...(paid.length === 0
      ? [told.say('chargedNothing', { isSent: String(stageOf(told) === 'done') })]
      : paid),
    ...originationFee(told),
    ...countyFee(told),
  ]
}

function originationFee(told: Told): readonly string[] {
  const { tenant, application, say } = told
  const { feeCents = 0 } = findPayout(application.heloc) ?? {}
  if (feeCents === 0 || isOver(told) || holds(told, 'offerReplaced')) return []
  const fee = formatMoney(feeCents / 100, tenant.locale)
  return [say('chargedOrigination', { fee, isSent: String(stageOf(told) === 'done') })]
}

function countyFee({ tenant, application, say }: Told): readonly string[] {
  const {
    recorded = 'UNKNOWN',
    recordingFee = '',
    recordingTax = '',
  } = recordingValues(tenant, application.heloc)
  return recorded === 'UNKNOWN' ? [] : [say('recordingCosts', { recorded, recordingFee, recordingTax })]
}
