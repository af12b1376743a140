import { findServerState, formatDate } from '#engine'
import { formatMoment } from '../../clock/property-time-zone.ts'
import { addressLine } from '../../tenants/address-line.ts'
import { stepPlaceOf } from './place-of.ts'
import type { Told } from './told.ts'

/**
 * Says what the wait of a step is for where the usual words would hide something: a valuer or the lender calls, the law makes
 * them wait, no notary is free or one is booked, or a lender's letter is awaited.
 */
export function waitSentence(told: Told): string | undefined {
  const { tenant, application, say } = told
  const { valuation, notaryOpensDay } = application.heloc
  const { aspect } = findServerState(tenant.journey.serverStates, application.state)?.source ?? {}
  if (aspect === 'fraudAlert') return say('fraudAlert')
  if (aspect === 'valuation') return say('valuation', { kind: valuation?.kind ?? 'BPO' })
  if (aspect === 'waitingPeriod' && notaryOpensDay !== undefined)
    return say('texasWait', { date: formatDate(notaryOpensDay) })
  if (stepPlaceOf(tenant, application).page === 'payoff/hold') return say('payoffLetter')
  return told.lacksNotary ? say('noNotary') : appointmentSentence(told)
}

/** Says when and where the notary is met. Undefined if nothing is booked, or the deed is signed. */
export function appointmentSentence({ tenant, application, say }: Told): string | undefined {
  const { notaryVisit: visit, deedSignedAt, property } = application.heloc
  if (visit === undefined || deedSignedAt !== undefined) return undefined
  const { startsAt, timeZone, place, office = '', missed = false, feeCents } = visit
  return say('appointment', {
    time: formatMoment(startsAt, timeZone, tenant.locale),
    address: place === 'OFFICE' ? office : addressLine(property?.address),
    place,
    missed: String(missed),
    isFree: String(feeCents === 0),
  })
}
