import type { Database } from '../database/database.ts'
import { asc, eq, gt, sql } from '../database/drizzle.ts'
import { applications, registrations } from '../database/schema.ts'
import type { KeyRing } from './key-ring.ts'
import { resealValues } from './reseal-values.ts'

/** What was sealed anew. */
export interface Resealed {
  readonly values: number
  readonly applications: number
  /** Applications with a value that no key opens; it was left as it is. */
  readonly unreadable: readonly string[]
}

const nothing: Resealed = { values: 0, applications: 0, unreadable: [] }

export interface ResealOptions {
  readonly batchSize?: number
  /** Called after each batch, which then is kept. */
  readonly tell?: (batch: Resealed) => void
}

/**
 * Seals with the current key whatever another one sealed: values of the loan files, and registrations that wait for their
 * code. A batch of applications is a transaction and held against other changes meanwhile, so that servers may go on, and a
 * run that was cut short is simply repeated.
 */
export async function reseal(db: Database, ring: KeyRing, options: ResealOptions = {}): Promise<Resealed> {
  let done = nothing
  let pass: Resealed
  do {
    pass = sum(await resealOnce(db, ring, options), await resealRegistrations(db, ring))
    done = { ...sum(done, pass), unreadable: pass.unreadable }
    // A server may have written behind it: the last pass finds nothing.
  } while (pass.values > 0)
  return done
}

const firstUuid = '00000000-0000-0000-0000-000000000000'

async function resealOnce(
  db: Database,
  ring: KeyRing,
  { batchSize = 100, tell = () => {} }: ResealOptions,
): Promise<Resealed> {
  let pass = nothing
  for (let after: string | undefined = firstUuid; after !== undefined; ) {
    const { last, ...batch } = await resealBatch(db, ring, after, batchSize)
    tell(batch)
    pass = sum(pass, batch)
    after = last
  }
  return pass
}

const sum = (one: Resealed, other: Resealed): Resealed => ({
  values: one.values + other.values,
  applications: one.applications + other.applications,
  unreadable: [...one.unreadable, ...other.unreadable],
})

/** `last` is the application after which the next batch begins; undefined after the last one. */
const resealBatch = (
  db: Database,
  ring: KeyRing,
  after: string,
  size: number,
): Promise<Resealed & { readonly last: string | undefined }> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ uuid: applications.uuid, loanFile: applications.loanFile })
      .from(applications)
      .where(gt(applications.uuid, after))
      .orderBy(asc(applications.uuid))
      .limit(size)
      .for('update')
    let batch = nothing
    for (const { uuid, loanFile } of rows) {
      const { value, count, unreadable } = resealValues(ring, loanFile)
      if (count > 0)
        await tx
          .update(applications)
          .set({ loanFile: sql`${JSON.stringify(value)}::jsonb` })
          .where(eq(applications.uuid, uuid))
      batch = sum(batch, {
        values: count,
        applications: count > 0 ? 1 : 0,
        unreadable: unreadable > 0 ? [uuid] : [],
      })
    }
    return { ...batch, last: rows.length < size ? undefined : rows.at(-1)?.uuid }
  })

/** They wait for a day at most, so that there are few. One that no key opens is soon removed. */
const resealRegistrations = (db: Database, ring: KeyRing): Promise<Resealed> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ uuid: registrations.uuid, sealed: registrations.sealed })
      .from(registrations)
      .for('update')
    let values = 0
    for (const { uuid, sealed } of rows) {
      const { value, count } = resealValues(ring, { sealed })
      if (count === 0 || typeof value !== 'object' || value === null || !('sealed' in value)) continue
      await tx
        .update(registrations)
        .set({ sealed: String(value.sealed) })
        .where(eq(registrations.uuid, uuid))
      values += count
    }
    return { ...nothing, values }
  })
