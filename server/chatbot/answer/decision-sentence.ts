import { standingOf } from '../../standing/standing-of.ts'
import { isOver } from './stage-of.ts'
import type { Told } from './told.ts'

/**
 * Says whether the application is approved, as far as it is decided: with conditions from the milestone on that the dashboard
 * and a letter tell of. Undefined where it is over.
 */
export function decisionSentence(told: Told): string | undefined {
  if (isOver(told)) return undefined
  const { tenant, application } = told
  const decision = application.status?.uwDecision ?? 'UNKNOWN'
  const approved = standingOf(tenant, application).milestones.find(({ id }) => id === 'approved')
  const isFinal = decision === 'FINAL' || decision === 'APPROVED'
  if (isFinal || approved?.state !== 'REACHED') return told.say('approved', { decision, subjectTo: 'none' })
  const { subjectTo = [] } = approved
  const list = subjectTo.length === 0 ? 'none' : new Intl.ListFormat(tenant.locale).format(subjectTo)
  return told.say('approved', { decision: 'CONDITIONAL', subjectTo: list })
}
