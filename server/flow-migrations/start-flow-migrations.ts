import type { Services } from '../services.ts'
import { migrateTenant } from './migrate-tenant.ts'

export interface FlowMigrations {
  /** Ends when no migration is under way: what works on an application waits for it. */
  readonly settled: () => Promise<void>
}

/** Applies the migrations of all lenders, and again whenever the flows are read anew. */
export async function startFlowMigrations(services: Services): Promise<FlowMigrations> {
  let current = migrateAll(services)
  services.tenants.onReload(() => {
    current = current
      .then(() => migrateAll(services))
      .catch((err: unknown) => services.log.error({ err }, 'flow migrations'))
  })
  await current
  return { settled: () => current }
}

async function migrateAll(services: Services): Promise<void> {
  for (const tenant of services.tenants.all()) {
    const { moved, problems } = await migrateTenant(services, tenant)
    if (moved > 0) services.log.info({ tenant: tenant.code, moved }, 'applications were migrated')
    for (const problem of problems) services.log.error({ tenant: tenant.code }, problem)
  }
}
