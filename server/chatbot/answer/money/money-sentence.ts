import { dayIn, formatDate } from '#engine'
import { firstPaymentDay } from '#product'
import { hasRightToCancel } from '../../../applications/has-right-to-cancel.ts'
import { lastDaySaid } from '../../../clock/last-day-said.ts'
import { formatPropertyDate, propertyTimeZone } from '../../../clock/property-time-zone.ts'
import { reviewOf } from '../open-conditions.ts'
import { stepPlaceOf } from '../place-of.ts'
import { isOver, stageOf } from '../stage-of.ts'
import { denialOf, stepTurn } from '../standing.ts'
import type { Told } from '../told.ts'

/** Says that the application was cancelled, and how. */
export const cancelledSentence = ({ application: { heloc }, say }: Told): string => {
  const { kind = 'none', deniedAt } = heloc.cancellation ?? {}
  return say('cancelled', { kind: deniedAt === undefined ? kind : 'denied' })
}

/** Says when the money is sent, or why it is not. */
export function moneySentence(told: Told): string {
  const [denial] = denialOf(told)
  if (denial !== undefined) return denial
  const { fundedAt, property, deedSignedAt } = told.application.heloc
  const conditions = reviewOf(told)
  switch (stageOf(told)) {
    case 'rescission':
      return [
        told.say('moneyRescission', lastDaySaid(told.tenant, told.application)),
        ...(conditions === 'none' ? [] : [told.say('moneyFunding', { conditions })]),
      ].join(' ')
    case 'recording':
      return told.say('moneyRecording', { conditions })
    case 'funding':
      return told.say('moneyFunding', { conditions })
    case 'done':
      return told.say('funded', {
        date: fundedAt === undefined ? 'none' : formatPropertyDate(property, new Date(fundedAt)),
      })
    case 'ended':
      return told.say('ended')
    case 'cancelled':
      return cancelledSentence(told)
    case undefined:
      return deedSignedAt === undefined
        ? told.say('moneyBefore')
        : told.say('moneyAfterDeed', {
            page: stepPlaceOf(told.tenant, told.application).title,
            isTheirs: String(stepTurn(told) === 'applicant'),
            isCancellable: String(hasRightToCancel(told.application.heloc)),
          })
  }
}

/** Says when the first payment is due, as the last page does, or why no money is sent. */
export function paymentSentence(told: Told): string {
  const { fundedAt, property } = told.application.heloc
  const [denial] = denialOf(told)
  if (isOver(told) || denial !== undefined) return moneySentence(told)
  const fundedOn = fundedAt === undefined ? undefined : dayIn(propertyTimeZone(property), new Date(fundedAt))
  return told.say('payment', {
    date: fundedOn === undefined ? 'none' : formatDate(firstPaymentDay(fundedOn)),
  })
}
