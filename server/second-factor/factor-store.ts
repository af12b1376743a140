import type { FactorView } from '#generated/api'
import type { Database, Transaction } from '../database/database.ts'
import { and, eq, isNotNull } from '../database/drizzle.ts'
import { secondFactors } from '../database/schema.ts'
import { countRecoveryCodes, deleteRecoveryCodes } from './recovery-codes.ts'

interface Stored {
  readonly database: { readonly db: Database | Transaction }
}

/** Describes the second factor of an account, without anything that is secret. */
export async function viewFactor(services: Stored, identity: string): Promise<FactorView> {
  const setAt = await factorSetAt(services, identity)
  if (setAt === undefined) return { isSet: false }
  return {
    isSet: true,
    setAt: setAt.toISOString(),
    recoveryCodesLeft: await countRecoveryCodes(services.database.db, identity),
  }
}

/** Returns the time at which an account's second factor was set up. Undefined if it has none. */
export async function factorSetAt({ database }: Stored, identity: string): Promise<Date | undefined> {
  const set = and(eq(secondFactors.identity, identity), isNotNull(secondFactors.confirmedAt))
  const [factor] = await database.db.select({ at: secondFactors.confirmedAt }).from(secondFactors).where(set)
  return factor?.at ?? undefined
}

/** Removes the second factor of an account, and its recovery codes. Returns whether there was one. */
export async function removeFactor(tx: Transaction, identity: string): Promise<boolean> {
  await deleteRecoveryCodes(tx, identity)
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.identity, identity))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}
