import { repaymentValues } from '../../../documents/made/repayment-values.ts'
import { holds } from '../holds.ts'
import { isOver } from '../stage-of.ts'
import type { Told } from '../told.ts'
import { where } from '../where.ts'

/** Says how the payments are made, as it was chosen. Empty before. */
export function repaymentSentences(told: Told): readonly string[] {
  if (isOver(told)) return where(told)
  if (!holds(told, 'repaymentArranged')) return []
  const { repayment = '', autopayMask: mask = '' } = repaymentValues(told.application.heloc)
  return [told.say('repayment', { repayment, mask })]
}
