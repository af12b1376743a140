import type { Database, Transaction } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** The account of an address at a lender, in whatever case it was typed; undefined if there is none. `isSetUp`: its owner chose a password. */
export async function findByEmail(db: Database | Transaction, tenant: Pick<Tenant, 'code'>, email: string) {
  const [account] = await db
    .select({
      uuid: identities.uuid,
      email: identities.email,
      passwordHash: identities.passwordHash,
      userType: identities.userType,
    })
    .from(identities)
    .where(and(eq(identities.tenant, tenant.code), eq(identities.email, email.toLowerCase())))
  return account && { ...account, isSetUp: account.passwordHash !== null }
}
