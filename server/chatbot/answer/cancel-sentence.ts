import { hasRightToCancel } from '../../rescission/has-rescission-ended.ts'
import { lastDaySaid } from '../../rescission/last-day-said.ts'
import { holds } from './holds.ts'
import { stageOf } from './stage-of.ts'
import type { Told } from './told.ts'

/** Says whether and until when the applicant may still withdraw or cancel. Undefined where the application is over. */
export function cancelSentence(told: Told): string | undefined {
  const { application, say } = told
  const stage = stageOf(told)
  if (stage === 'ended' || stage === 'cancelled') return undefined
  const isCancellable = hasRightToCancel(application.heloc)
  if (holds(told, 'withdrawable')) return say('cancel.withdraw', { isCancellable: String(isCancellable) })
  if (holds(told, 'rescindable')) return say('cancel.open', { lastDay: lastDaySaid(application) })
  return say(isCancellable ? 'cancel.over' : 'cancel.none')
}
