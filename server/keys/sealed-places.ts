import type { Transaction } from '../database/database.ts'
import { asc, eq, gt, sql } from '../database/drizzle.ts'
import { applications, drafts, registrations, secondFactors } from '../database/schema.ts'

/** Column with sealed values, as a text or anywhere in JSON. */
export interface SealedPlace {
  /** Name of a row, for messages. */
  readonly what: string
  /** Reads the next rows by uuid after a given one, and locks them until the transaction ends. */
  readonly lock: (tx: Transaction, after: string, count: number) => Promise<readonly SealedRow[]>
  readonly save: (tx: Transaction, row: SealedRow) => Promise<unknown>
}

export interface SealedRow {
  readonly uuid: string
  readonly sealed: unknown
}

/** Every encrypted column. A new encrypted column must be added here. */
export const sealedPlaces: readonly SealedPlace[] = [
  {
    what: 'application',
    lock: (tx, after, count) =>
      tx
        .select({ uuid: applications.uuid, sealed: applications.loanFile })
        .from(applications)
        .where(gt(applications.uuid, after))
        .orderBy(asc(applications.uuid))
        .limit(count)
        .for('update'),
    save: (tx, { uuid, sealed }) =>
      tx
        .update(applications)
        .set({ loanFile: sql`${JSON.stringify(sealed)}::jsonb` })
        .where(eq(applications.uuid, uuid)),
  },
  {
    what: 'registration',
    lock: (tx, after, count) =>
      tx
        .select({ uuid: registrations.uuid, sealed: registrations.sealed })
        .from(registrations)
        .where(gt(registrations.uuid, after))
        .orderBy(asc(registrations.uuid))
        .limit(count)
        .for('update'),
    save: (tx, { uuid, sealed }) =>
      tx
        .update(registrations)
        .set({ sealed: String(sealed) })
        .where(eq(registrations.uuid, uuid)),
  },
  {
    what: 'draft',
    lock: (tx, after, count) =>
      tx
        .select({ uuid: drafts.uuid, sealed: drafts.sealed })
        .from(drafts)
        .where(gt(drafts.uuid, after))
        .orderBy(asc(drafts.uuid))
        .limit(count)
        .for('update'),
    save: (tx, { uuid, sealed }) =>
      tx
        .update(drafts)
        .set({ sealed: String(sealed) })
        .where(eq(drafts.uuid, uuid)),
  },
  {
    what: 'second factor',
    lock: (tx, after, count) =>
      tx
        .select({ uuid: secondFactors.identity, sealed: secondFactors.sealed })
        .from(secondFactors)
        .where(gt(secondFactors.identity, after))
        .orderBy(asc(secondFactors.identity))
        .limit(count)
        .for('update'),
    save: (tx, { uuid, sealed }) =>
      tx
        .update(secondFactors)
        .set({ sealed: String(sealed) })
        .where(eq(secondFactors.identity, uuid)),
  },
]
