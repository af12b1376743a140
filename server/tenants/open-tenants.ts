import type { Database, OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { bringUpToDate } from '../database/migrate.ts'
import { identities } from '../database/schema.ts'
import { requireConnections } from '../settings/vendor-settings.ts'
import type { Settings } from '../settings.ts'
import { lookAtFolder } from './files/look-at-folder.ts'
import { type WatchedTenants, watchTenants } from './files/watch-tenants.ts'
import { createTenantMirror } from './published/tenant-mirror.ts'
import type { Tenant } from './tenant.ts'

/** Opens the lenders from the place that the settings name, and watches them. */
export async function openTenants(
  {
    root,
    tenants: folder,
    tenantSource,
    vendors,
    migrates = true,
  }: Pick<Settings, 'root' | 'tenants' | 'tenantSource'> & Partial<Pick<Settings, 'vendors' | 'migrates'>>,
  opening: Promise<OpenDatabase>,
  tell: (problem: string) => void = console.error,
): Promise<WatchedTenants> {
  const hasAccounts = async (code: string) => hasIdentities((await opening).db, code)
  const watched = { tell, hasAccounts }
  const requireUsable = (tenant: Tenant) =>
    requireConnections(vendors ?? noVendors, tenant.code, tenant.settings.vendors)
  const folders = (tenants: string) => ({ root, tenants, requireUsable })
  if (tenantSource === 'OWN') return watchTenants(folders(folder), watched)
  if (tenantSource === 'MOUNTED')
    return watchTenants(folders(folder), { ...watched, look: lookAtFolder(folder) })
  const database = await opening
  await bringUpToDate(database, migrates)
  const mirror = await createTenantMirror(database.db, folder)
  const { directory, stop } = watchTenants(folders(mirror.folder), { ...watched, look: mirror.refresh })
  return {
    directory,
    stop: () => {
      stop()
      mirror.remove()
    },
  }
}

async function hasIdentities(db: Database, tenant: string): Promise<boolean> {
  const found = await db
    .select({ uuid: identities.uuid })
    .from(identities)
    .where(eq(identities.tenant, tenant))
    .limit(1)
  return found.length > 0
}

const noVendors: Settings['vendors'] = { connections: new Map(), ports: {} }
