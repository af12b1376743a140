import { randomUUID } from 'node:crypto'
import { type AttemptPurpose, accountPrefix } from '../auth/limits/attempt-key.ts'
import { and, eq, inArray, isNull, like, or } from '../database/drizzle.ts'
import { accountUnlocks, identities, rateLimits } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

export interface Unlock {
  readonly email: string
  /** Realms in which the account may be: lenders, or the staff's. */
  readonly realms: readonly string[]
  /** `operator`, or the identity of the staff member. */
  readonly by: string
}

const purposes: readonly AttemptPurpose[] = ['password', 'change', 'code', 'mail']

/**
 * Sets the accounts of an address free: forgets every counted attempt on them, and releases money that waits because their owner
 * said that somebody else acted. Notes who did it, and returns the accounts. Throws a Problem (404) if there is none.
 */
export async function unlockAccounts(
  services: Services,
  { email, realms, by }: Unlock,
): Promise<readonly string[]> {
  const { database, clock } = services
  return database.db.transaction(async (tx) => {
    const theirs = and(
      inArray(identities.tenant, [...realms]),
      eq(identities.email, email.toLowerCase()),
      isNull(identities.closedAt),
    )
    const unlocked = await tx
      .update(identities)
      .set({ deniedAt: null })
      .where(theirs)
      .returning({ uuid: identities.uuid, code: identities.tenant })
    if (unlocked.length === 0) throw new Problem(404, 'ACCOUNT_UNKNOWN').at('email')
    for (const { uuid: identity, code } of unlocked) {
      const keys = purposes.map((purpose) => {
        const prefix = accountPrefix(services, purpose, { tenant: { code }, email })
        return like(rateLimits.key, `${prefix}%`)
      })
      await tx.delete(rateLimits).where(or(...keys))
      await tx
        .insert(accountUnlocks)
        .values({ uuid: randomUUID(), identity, unlockedBy: by, unlockedAt: clock.now() })
    }
    return unlocked.map(({ uuid }) => uuid)
  })
}
