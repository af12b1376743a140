import { bringUpToDate } from './database/migrate.ts'
import { openExistingDatabase } from './database/open-database.ts'
import { openStore } from './documents/files/open-store.ts'
import { rotateKeys } from './keys/rotate-keys.ts'
import { runCommand } from './settings/run-command.ts'
import { resolveSettings } from './settings.ts'

/**
 * Reseals everything in the database that DATABASE_URL or DATA_DIR names with another key; docs/operations.md says when and
 * how.
 */
async function main(): Promise<void> {
  const settings = resolveSettings(process.env, [])
  const database = await openExistingDatabase(settings)
  try {
    await bringUpToDate(database, settings.migrates)
    const store = await openStore(settings.store, database)
    if (!(await rotateKeys({ sources: settings, database, say: console.log, store }))) process.exitCode = 1
  } finally {
    await database.close()
  }
}

await runCommand(main)
