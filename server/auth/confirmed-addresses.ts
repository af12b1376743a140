import type { Database, Transaction } from '../database/database.ts'
import { and, eq, gt, isNotNull, isNull } from '../database/drizzle.ts'
import { identities, securityNotices } from '../database/schema.ts'

type Db = Database | Transaction

/** Returns the addresses of a person that a code has confirmed: that of the sign-in, and that of the contact data. */
export async function confirmedAddresses(db: Db, identity: string): Promise<readonly string[]> {
  const [row] = await db
    .select({ email: identities.email, profile: identities.profile })
    .from(identities)
    .where(and(eq(identities.uuid, identity), isNull(identities.closedAt)))
  if (row === undefined) return []
  return [...new Set([row.email, row.profile.email ?? row.email])]
}

/** Returns the addresses that a person had before changes since a moment, unless they denied those. */
export async function formerAddresses(db: Db, identity: string, since: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ email: securityNotices.formerEmail })
    .from(securityNotices)
    .where(
      and(
        eq(securityNotices.identity, identity),
        isNotNull(securityNotices.formerEmail),
        isNull(securityNotices.deniedAt),
        gt(securityNotices.toldAt, since),
      ),
    )
  return [...new Set(rows.flatMap(({ email }) => email ?? []))]
}
