import type { OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import type { Settings } from '../settings.ts'
import { lookAtFolder } from './look-at-folder.ts'
import { createTenantMirror } from './published/tenant-mirror.ts'
import { type WatchedTenants, watchTenants } from './watch-tenants.ts'

/** The lenders from where the settings say they are, watched there. */
export async function openTenants(
  { root, tenants, tenantSource }: Pick<Settings, 'root' | 'tenants' | 'tenantSource'>,
  opening: Promise<OpenDatabase>,
  tell: (problem: string) => void = console.error,
): Promise<WatchedTenants> {
  if (tenantSource === 'OWN') return watchTenants({ root, tenants }, { tell })
  if (tenantSource === 'MOUNTED')
    return watchTenants({ root, tenants }, { tell, look: lookAtFolder(tenants) })
  const database = await opening
  await migrate(database)
  const mirror = await createTenantMirror(database.db, tenants)
  const { directory, stop } = watchTenants({ root, tenants: mirror.folder }, { tell, look: mirror.refresh })
  return {
    directory,
    stop: () => {
      stop()
      mirror.remove()
    },
  }
}
