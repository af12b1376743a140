import type { Database, Transaction } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Finds the account of an e-mail address at a lender, ignoring case. Undefined if there is none. `isSetUp` is true if its owner
 * has chosen a password.
 */
export async function findByEmail(db: Database | Transaction, tenant: Pick<Tenant, 'code'>, email: string) {
  const [account] = await db
    .select({
      uuid: identities.uuid,
      tenant: identities.tenant,
      locale: identities.locale,
      email: identities.email,
      passwordHash: identities.passwordHash,
      userType: identities.userType,
    })
    .from(identities)
    .where(and(eq(identities.tenant, tenant.code), eq(identities.email, email.toLowerCase())))
  return account && { ...account, isSetUp: account.passwordHash !== null }
}
