import type { Application } from '../../applications/application.ts'
import { findApplication, loadAllOf } from '../../applications/application-store.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { NonceIdentity } from '../identity-of-nonce.ts'

/** The application that a question is about: the one named, where it is the person's own, else their newest that goes on. Never anybody else's. */
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
  const all = (await loadAllOf(database.db, identity)).filter((one) => one.tenant === tenant.code)
  return all.find(({ state }) => tenant.process.states[state]?.kind !== 'terminal') ?? all[0]
}
