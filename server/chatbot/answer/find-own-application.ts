import type { Application } from '../../applications/application.ts'
import { findApplication, loadAllOf } from '../../applications/application-store.ts'
import { newestOf } from '../../applications/has-ended.ts'
import type { NonceIdentity } from '../../chat/access/identity-of-nonce.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/**
 * Finds the application that a question is about: the named one if it is the person's own, otherwise their newest open one, or
 * the newest of all. Never another person's.
 */
export async function findOwnApplication(
  { database }: Pick<Services, 'database'>,
  tenant: Tenant,
  { identity }: NonceIdentity,
  named: string | undefined,
): Promise<Application | undefined> {
  if (named !== undefined) {
    const found = await findApplication(database.db, named)
    return found?.owner === identity && found.tenant === tenant.code ? found : undefined
  }
  return newestOf(tenant, await loadAllOf(database.db, identity))
}
