import type { NotarySlots } from '#generated/api'
import type { Application } from '../applications/application.ts'
import { propertyAddress } from '../applications/property-address.ts'
import { propertyTimeZone } from '../clock/property-time-zone.ts'
import type { Services } from '../services.ts'
import { minuteOf } from '../vendors/minute-of.ts'

/** Finds the free times of a notary near the home, in the home's time zone, and the fee of the visit. */
export async function findNotarySlots(
  { vendors, tenants }: Pick<Services, 'vendors' | 'tenants'>,
  application: Application,
  now: Date,
): Promise<NotarySlots> {
  const tenant = tenants.resolve(application.tenant)
  const feeCents = tenant.journey.source.limits.limits.manualNotaryFee?.cents
  if (feeCents === undefined) throw new Error('flows/limits.json has no manualNotaryFee.')
  const timeZone = propertyTimeZone(application.heloc.property)
  const key = `${application.uuid}:slots:${application.version}:${minuteOf(now)}`
  const call = { key, application: application.uuid }
  const found = await vendors
    .of(tenant)
    .notary.findSlots(propertyAddress(application), { from: now, timeZone }, call)
  return { ...found, slots: [...found.slots], timeZone, feeCents }
}
