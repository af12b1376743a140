import type { Transaction } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { inLocale } from '../tenants/languages.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Returns a lender as it speaks to the owner of an account; as it is where they have chosen no language. */
export async function inOwnLanguage(tx: Transaction, tenant: Tenant, identity: string): Promise<Tenant> {
  const [account] = await tx
    .select({ locale: identities.locale })
    .from(identities)
    .where(eq(identities.uuid, identity))
  return inLocale(tenant, account?.locale)
}
