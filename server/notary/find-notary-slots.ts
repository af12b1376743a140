import type { NotarySlots } from '#generated/api'
import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'
import { propertyAddress } from '../applications/property-address.ts'
import { propertyTimeZone } from '../clock/property-time-zone.ts'
import type { Database, Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Services } from '../services.ts'
import { minuteOf } from '../vendors/minute-of.ts'

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

/** A notary: two of one name have two offices. The same one may serve several lenders. */
interface NotaryAt {
  readonly notary: string
  readonly office: string
}

/**
 * Finds the instants, in milliseconds, of a notary's appointments in other applications that are still to come. One that was
 * missed, or whose application was canceled, frees its time.
 */
async function takenTimes(
  db: Database | Transaction,
  { notary, office }: NotaryAt,
  application: string,
): Promise<ReadonlySet<number>> {
  const rows = rowsOf(
    await db.execute(sql`
      select heloc -> 'notaryVisit' ->> 'startsAt' as starts_at from applications
      where heloc -> 'notaryVisit' ->> 'notary' = ${notary} and uuid <> ${application}::uuid
        and lower(coalesce(loan_file ->> 'notaryOffice', ${office})) = lower(${office})
        and heloc -> 'notaryVisit' ->> 'missed' is distinct from 'true'
        and heloc -> 'deedSignedAt' is null and heloc -> 'cancellation' is null`),
  )
  return new Set(rows.map((row) => Date.parse(Object(row).starts_at)))
}

/** Lets one transaction at a time take a time of a notary, so that nobody takes what another is just taking. */
const lockNotary = (tx: Transaction, notary: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`notary ${notary}`}))`)
