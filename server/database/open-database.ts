import type { Settings } from '../settings.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { requireEmbedded } from './require-embedded.ts'

type Sources = Pick<Settings, 'databaseUrl' | 'dataDir' | 'leastFreeBytes'>

/** Opens the database that DATABASE_URL or DATA_DIR names. An embedded one is created if the folder has none. */
export const openDatabase = (sources: Sources, say: (text: string) => void): Promise<OpenDatabase> =>
  sources.databaseUrl === undefined ? openEmbedded(sources, say) : openPostgres(sources.databaseUrl)

/** Opens it for a command that changes it. Throws if DATA_DIR, which may be mistyped, has no embedded database. */
export async function openExistingDatabase(sources: Sources): Promise<OpenDatabase> {
  if (sources.databaseUrl === undefined) requireEmbedded(sources.dataDir)
  return openDatabase(sources, console.error)
}
