import type { Profile } from '#generated/domain'
import type { Transaction } from '../database/database.ts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'

/**
 * Locks the profile of an account until the transaction ends, so that parallel changes see each other. Throws a Problem (401)
 * if the account is closed.
 */
export async function lockProfile(tx: Transaction, identity: string): Promise<Profile> {
  const rows = tx.select({ profile: identities.profile }).from(identities)
  const [row] = await rows
    .where(and(eq(identities.uuid, identity), isNull(identities.closedAt)))
    .for('update')
  if (row === undefined) throw new Problem(401, 'UNAUTHENTICATED')
  return row.profile
}
