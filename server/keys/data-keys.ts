import type { Database, Transaction } from '../database/database.ts'
import { and, isNull, sql } from '../database/drizzle.ts'
import { dataKeys } from '../database/schema.ts'
import type { Key } from '../secrets/key-ring.ts'

/** Key with which values in this database may be sealed. */
export interface NeededKey {
  readonly id: string
  readonly since: Date
}

/** Blocks every other change to the keys of this database until the transaction ends. */
export const lockDataKeys = (tx: Transaction) => tx.execute(sql`lock table ${dataKeys} in exclusive mode`)

export const loadNeededKeys = (db: Database | Transaction): Promise<readonly NeededKey[]> =>
  db
    .select({ id: dataKeys.id, since: dataKeys.since })
    .from(dataKeys)
    .where(isNull(dataKeys.retired))
    .orderBy(dataKeys.since)

/** Registers a key that the database needs. Must be called before anything is sealed with it. */
export async function registerKey(tx: Transaction, { id }: Key): Promise<void> {
  await tx
    .insert(dataKeys)
    .values({ id })
    .onConflictDoUpdate({ target: dataKeys.id, set: { retired: null } })
}

/** Marks all other keys as retired, because nothing is sealed with them any more. Returns the ids of those needed until now. */
export async function retireOthers(tx: Transaction, { id }: Key): Promise<readonly string[]> {
  const retired = await tx
    .update(dataKeys)
    .set({ retired: sql`now()` })
    .where(and(sql`${dataKeys.id} <> ${id}`, isNull(dataKeys.retired)))
    .returning({ id: dataKeys.id })
  return retired.map((key) => key.id)
}
