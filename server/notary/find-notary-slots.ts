import type { NotarySlots } from '#generated/api'
import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'
import { propertyAddress } from '../applications/property-address.ts'
import { propertyTimeZone } from '../clock/property-time-zone.ts'
import type { Transaction } from '../database/database.ts'
import type { Services } from '../services.ts'
import { minuteOf } from '../vendors/minute-of.ts'
import { lockNotary, takenTimes } from './taken-times.ts'

/**
 * Finds the free times of a notary near the home, in the home's time zone, and the fee of the visit, if it costs any. A time that another application
 * has taken is not free, whatever the vendor says. In a transaction that takes one, no other takes any until it ends.
 */
export async function findNotarySlots(
  { vendors, tenants, database }: Pick<Services, 'vendors' | 'tenants' | 'database'>,
  application: Application,
  now: Date,
  taking?: Transaction,
): Promise<NotarySlots> {
  const tenant = tenants.of(application)
  const fee = tenant.journey.source.limits.limits.manualNotaryFee?.cents
  if (fee === undefined) throw new Error('flows/limits.json has no manualNotaryFee.')
  const feeCents = tenant.journey.predicates.compile('notaryVisitFree')(contextOf(tenant, application))
    ? 0
    : fee
  const timeZone = propertyTimeZone(application.heloc.property)
  const key = `${application.uuid}:slots:${application.version}:${minuteOf(now)}`
  const call = { key, application: application.uuid }
  const found = await vendors
    .of(tenant)
    .notary.findSlots(propertyAddress(application), { from: now, timeZone }, call)
  if (taking !== undefined) await lockNotary(taking, found.notary)
  const taken = await takenTimes(taking ?? database.db, found, application.uuid)
  const slots = found.slots.filter((slot) => !taken.has(Date.parse(slot)))
  return { ...found, slots, timeZone, feeCents }
}
