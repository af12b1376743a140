import { applicationPath } from '#engine'
import type { Heloc } from '#generated/domain'
import type { Application } from '../../applications/application.ts'
import { ownersOf } from '../../applications/owners.ts'
import { propertyAddress } from '../../applications/property-address.ts'
import { momentFormat } from '../../clock/property-time-zone.ts'
import { Problem } from '../../errors/problem.ts'
import { findNotarySlots } from '../../notary/find-notary-slots.ts'
import { addressLine } from '../../tenants/address-line.ts'
import { letterLink } from '../../tenants/letter-link.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { answersOf } from '../../validation/answers-of.ts'
import type { Vendors } from '../../vendors/vendors.ts'
import { submission } from '../submission.ts'

type Visit = NonNullable<Heloc['notaryVisit']>

const asked = answersOf('notary/reserve-manual', 'place', 'startsAt', 'feeConsent')

/**
 * Makes or changes an appointment with a notary; a letter says so, unless place and time stay. Throws a Problem (409) with
 * other times if the time is not free any more.
 */
export const notaryVisit = submission(asked, async ({ tx, services, tenant, application, answers, now }) => {
  const { place, startsAt } = answers
  const { slots, timeZone, feeCents, office, notary } = await findNotarySlots(services, application, now, tx)
  const free = slots.filter((slot) => slot !== startsAt)
  if (free.length === slots.length) throw taken(tenant, slots, timeZone)
  const booked = await book(services.vendors.of(tenant), application, { place, startsAt })
  if (booked === 'TAKEN') throw taken(tenant, free, timeZone)
  const visit = { startsAt, timeZone, place, notary, feeCents, ...(place === 'OFFICE' && { office }) }
  return {
    heloc: { requestedManualNotaryTime: startsAt, notaryVisit: visit },
    loanFile: { notaryOffice: office },
    told: isSame(application.heloc.notaryVisit, visit) ? null : confirmation(tenant, application, visit),
  }
})

/** Books an appointment at the vendor, unless it is the one that the application has. */
async function book(
  { notary }: Vendors,
  application: Application,
  { place, startsAt }: Pick<Visit, 'place' | 'startsAt'>,
): Promise<'BOOKED' | 'TAKEN'> {
  if (isSame(application.heloc.notaryVisit, { place, startsAt })) return 'BOOKED'
  const key = `${application.uuid}:book:${application.version}:${place}:${startsAt}`
  const lastName = application.profile.name?.lastName ?? ''
  return notary.book(
    propertyAddress(application),
    { place, startsAt, lastName },
    { key, application: application.uuid },
  )
}

const timesOffered = 3

/** Returns the refusal of a time that is not free, with the next ones that are. */
function taken({ locale }: Tenant, slots: readonly string[], timeZone: string): Problem {
  const format = momentFormat(timeZone, locale)
  const times = slots.slice(0, timesOffered).map((slot) => format.format(new Date(slot)))
  const others = times.length === 0 ? 'none' : times.join('; ')
  return new Problem(409, 'SLOT_TAKEN', { others })
}

/** Returns what the letter says: everything that the page about the appointment does, and the time that a change replaces. */
function confirmation(
  tenant: Tenant,
  application: Application,
  { startsAt, timeZone, place, notary = '', office, feeCents }: Visit,
) {
  const { locale, journey } = tenant
  const format = momentFormat(timeZone, locale)
  const coOwners = ownersOf(application)
    .slice(1)
    .map(({ name }) => name)
  return {
    notary,
    place,
    time: format.format(new Date(startsAt)),
    isFree: String(feeCents === 0),
    url: letterLink(tenant, applicationPath(journey.source.pages, application.uuid)),
    formerTime: formerTime(application.heloc.notaryVisit, startsAt, format),
    address: office ?? addressLine(application.heloc.property?.address),
    coOwners: coOwners.length === 0 ? 'none' : new Intl.ListFormat(locale).format(coOwners),
  }
}

const isSame = (former: Visit | undefined, { startsAt, place }: Pick<Visit, 'place' | 'startsAt'>): boolean =>
  former?.missed !== true && former?.startsAt === startsAt && former.place === place

/** Returns the time that an appointment replaces: `none` for a first one, `same` if only the place changes. */
function formerTime(former: Visit | undefined, startsAt: string, format: Intl.DateTimeFormat): string {
  if (former === undefined || former.missed) return 'none'
  return former.startsAt === startsAt ? 'same' : format.format(new Date(former.startsAt))
}
