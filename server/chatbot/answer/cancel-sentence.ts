import { hasRightToCancel } from '../../applications/has-right-to-cancel.ts'
import { lastDaySaid } from '../../clock/last-day-said.ts'
import { sentence } from '../../tenants/sentence.ts'
import { holds } from './holds.ts'
import { paidRefund } from './home/valuation-sentences.ts'
import { isOver } from './stage-of.ts'
import type { Told } from './told.ts'

/**
 * Says whether and until when the applicant may still withdraw or cancel, and what then becomes of a fee that they paid. Empty
 * where the application is over.
 */
export function cancelSentences(told: Told): readonly string[] {
  const { application, say } = told
  if (isOver(told)) return []
  const isCancellable = hasRightToCancel(application.heloc)
  if (holds(told, 'rescindable')) {
    const open = say('cancel.open', { ...lastDaySaid(told.tenant, application), link: linkOf(told) })
    return [open, ...paidRefund(told)]
  }
  if (holds(told, 'withdrawable'))
    return [say('cancel.withdraw', { isCancellable: String(isCancellable) }), ...paidRefund(told)]
  return [say(isCancellable ? 'cancel.over' : 'cancel.none')]
}

/** Returns the words of the link on the dashboard that leads to where one cancels, whatever page the application is at. */
function linkOf({ tenant, application }: Told): string {
  if (application.heloc.rescissionLastDay === undefined) return sentence(tenant, 'dashboard.mayCancel')
  const { lastDay: date, zone } = lastDaySaid(tenant, application)
  return sentence(tenant, 'dashboard.cancelThrough', { date, zone })
}
