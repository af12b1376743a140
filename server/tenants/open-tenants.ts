import type { Database, OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { migrate } from '../database/migrate.ts'
import { identities } from '../database/schema.ts'
import type { Settings } from '../settings.ts'
import { lookAtFolder } from './files/look-at-folder.ts'
import { type WatchedTenants, watchTenants } from './files/watch-tenants.ts'
import { createTenantMirror } from './published/tenant-mirror.ts'

/** The lenders from where the settings say they are, watched there. */
export async function openTenants(
  { root, tenants, tenantSource }: Pick<Settings, 'root' | 'tenants' | 'tenantSource'>,
  opening: Promise<OpenDatabase>,
  tell: (problem: string) => void = console.error,
): Promise<WatchedTenants> {
  const hasAccounts = async (code: string) => hasIdentities((await opening).db, code)
  const watched = { tell, hasAccounts }
  if (tenantSource === 'OWN') return watchTenants({ root, tenants }, watched)
  if (tenantSource === 'MOUNTED')
    return watchTenants({ root, tenants }, { ...watched, look: lookAtFolder(tenants) })
  const database = await opening
  await migrate(database)
  const mirror = await createTenantMirror(database.db, tenants)
  const { directory, stop } = watchTenants(
    { root, tenants: mirror.folder },
    { ...watched, look: mirror.refresh },
  )
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
