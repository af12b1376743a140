import { existsSync } from 'node:fs'
import path from 'node:path'
import type { OpenDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { openEmbedded } from './database/open-embedded.ts'
import { openPostgres } from './database/open-postgres.ts'
import { rotateKeys } from './secrets/rotate-keys.ts'
import { resolveSettings, type Settings } from './settings.ts'

/**
 * Reseals everything in the database that DATABASE_URL or DATA_DIR names with another key; docs/operations.md says when and
 * how.
 */
async function main(): Promise<void> {
  const settings = resolveSettings(process.env, [])
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    if (!(await rotateKeys({ sources: settings, database, say: console.log }))) process.exitCode = 1
  } finally {
    await database.close()
  }
}

async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl !== undefined) return openPostgres(databaseUrl)
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new Error(
      `There is no embedded database in ${dataDir}. Name its folder in DATA_DIR, or a Postgres in DATABASE_URL.`,
    )
  return openEmbedded(settings, console.error)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
