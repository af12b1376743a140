import type { OpenDatabase } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import { loadTenants } from './files/load-tenants.ts'
import { createTenantMirror } from './published/tenant-mirror.ts'
import { createTenantDirectory, type TenantDirectory } from './tenant-directory.ts'

/** Loads the lenders that a server with these settings serves, for a command at the console. */
export async function loadServed(
  { root, tenants: folder, tenantSource }: Settings,
  database: OpenDatabase,
): Promise<TenantDirectory> {
  const { tenants } =
    tenantSource === 'DATABASE' ? await loadPublished(root, folder, database) : loadTenants(root, folder)
  return createTenantDirectory(() => tenants)
}

async function loadPublished(root: string, folder: Settings['tenants'], database: OpenDatabase) {
  const mirror = await createTenantMirror(database.db, folder)
  try {
    return loadTenants(root, mirror.folder)
  } finally {
    mirror.remove()
  }
}
