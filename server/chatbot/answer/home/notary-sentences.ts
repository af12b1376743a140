import { formatMoney } from '#engine'
import { bookedVisit } from '#product'
import { holds } from '../holds.ts'
import { isOver, stageOf } from '../stage-of.ts'
import { denialOf } from '../standing.ts'
import { laterSentences } from '../times-ahead.ts'
import type { Told } from '../told.ts'
import { appointmentSentence } from '../wait-sentence.ts'
import { where } from '../where.ts'

/** Says when the deed is signed before a notary, that it is signed, or that the appointment is off. */
export function notarySentences(told: Told): readonly string[] {
  const { application, say } = told
  if (isOver(told)) return [...where(told), ...(bookedVisit(application.heloc) ? [say('notaryOff')] : [])]
  if (application.heloc.deedSignedAt !== undefined || stageOf(told) !== undefined) {
    const denial = denialOf(told)
    return [say('deedSigned', { isDenied: String(denial.length > 0) }), ...denial]
  }
  const appointment = told.lacksNotary ? undefined : appointmentSentence(told)
  if (appointment !== undefined) return [appointment]
  return holds(told, 'noteSigned') ? where(told) : [say('deedLater'), ...laterSentences(told)]
}

/** Says how the notary is met: by video or in person. Where it is booked, done or off, says that. */
export function sessionSentences(told: Told): readonly string[] {
  const { application, say } = told
  const { deedSignedAt, notaryVisit } = application.heloc
  const isSettled = deedSignedAt !== undefined || notaryVisit !== undefined || stageOf(told) !== undefined
  if (isSettled || told.lacksNotary) return notarySentences(told)
  return [say(holds(told, 'notaryInPerson') ? 'inPerson' : 'byVideo')]
}

/** Says what was paid to the notary at the visit, and that the right to cancel gives it back (12 CFR 1026.15(d)(2)). */
export function notaryFee({ tenant, application: { heloc }, say }: Told): readonly string[] {
  const { notaryVisit, deedSignedAt, cancellation } = heloc
  const { feeCents = 0 } = notaryVisit ?? {}
  if (deedSignedAt === undefined || feeCents === 0) return []
  const fee = formatMoney(feeCents / 100, tenant.locale, 0)
  return [say('chargedNotary', { fee, isReturned: String(cancellation?.kind === 'RESCINDED') })]
}
