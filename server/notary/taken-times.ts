import type { Database, Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'

/** A notary: two of one name have two offices. The same one may serve several lenders. */
export interface NotaryAt {
  readonly notary: string
  readonly office: string
}

/**
 * Finds the instants, in milliseconds, of a notary's appointments in other applications that are still to come. One that was
 * missed, or whose application was canceled, frees its time.
 */
export async function takenTimes(
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
export const lockNotary = (tx: Transaction, notary: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`notary ${notary}`}))`)
