import { parseArgs } from 'node:util'
import type { OpenDatabase } from './database/database.ts'
import { openPostgres } from './database/open-postgres.ts'
import { openStopped } from './database/open-stopped.ts'
import { openPositions } from './positions/open-positions.ts'
import { resolveSettings, type Settings } from './settings.ts'
import { loadTenants } from './tenants/load-tenants.ts'
import { createTenantDirectory } from './tenants/tenant-directory.ts'

/** Prints where the applications of a database stand, a line of JSON each, for those who cannot ask a running server. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { application: { type: 'string' } } })
  const settings = resolveSettings(process.env, [])
  const { tenants } = loadTenants(settings.root, settings.tenants)
  const database = await openDatabase(settings)
  const directory = createTenantDirectory(() => tenants)
  try {
    for await (const position of openPositions(database.db, directory, values.application))
      console.log(JSON.stringify(position))
  } finally {
    await database.close()
  }
}

const openDatabase = ({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openStopped(dataDir) : openPostgres(databaseUrl)

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
