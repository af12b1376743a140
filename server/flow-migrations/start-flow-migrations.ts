import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { migrateTenant } from './migrate-tenant.ts'

export interface FlowMigrations {
  /** Resolves when no migration is running; work on applications waits for it. */
  readonly settled: () => Promise<void>
}

/** Applies the migrations of all lenders, and those of changed lenders after every reload. */
export async function startFlowMigrations(services: Services): Promise<FlowMigrations> {
  const done = new WeakSet<Tenant>()
  let current = migrateNew(services, done)
  services.tenants.onReload(() => {
    current = current
      .then(() => migrateNew(services, done))
      .catch((err: unknown) => services.log.error({ err }, 'flow migrations'))
  })
  await current
  return { settled: () => current }
}

async function migrateNew(services: Services, done: WeakSet<Tenant>): Promise<void> {
  for (const tenant of services.tenants.all().filter((each) => !done.has(each))) {
    const { moved, problems } = await migrateTenant(services, tenant)
    if (moved > 0) services.log.info({ tenant: tenant.code, moved }, 'applications were migrated')
    for (const problem of problems) services.log.error({ tenant: tenant.code }, problem)
    done.add(tenant)
  }
}
