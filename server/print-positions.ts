import { parseArgs } from 'node:util'
import type { OpenDatabase } from './database/database.ts'
import { openForReading } from './database/open-database.ts'
import { openPositions } from './positions/open-positions.ts'
import { runCommand } from './settings/run-command.ts'
import { resolveSettings, type Settings } from './settings.ts'
import { loadTenants } from './tenants/files/load-tenants.ts'
import { createTenantMirror } from './tenants/published/tenant-mirror.ts'
import { createTenantDirectory } from './tenants/tenant-directory.ts'

/** Prints the positions of a database's applications, one line of JSON each, for use without a running server. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { application: { type: 'string' } } })
  const settings = resolveSettings(process.env, [])
  const database = await openForReading(settings)
  const { tenants } = await loadServed(settings, database)
  const directory = createTenantDirectory(() => tenants)
  try {
    for await (const position of openPositions(database.db, directory, values.application))
      console.log(JSON.stringify(position))
  } finally {
    await database.close()
  }
}

/** Loads the lenders that a server with these settings serves. */
async function loadServed({ root, tenants, tenantSource }: Settings, database: OpenDatabase) {
  if (tenantSource !== 'DATABASE') return loadTenants(root, tenants)
  const mirror = await createTenantMirror(database.db, tenants)
  try {
    return loadTenants(root, mirror.folder)
  } finally {
    mirror.remove()
  }
}

await runCommand(main)
