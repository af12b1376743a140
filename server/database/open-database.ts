import type { Settings } from '../settings.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbedded, requireEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { openStopped } from './open-stopped.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>
type Sources = Place & Pick<Settings, 'leastFreeBytes'>

/** Opens the database that DATABASE_URL or DATA_DIR names. An embedded one is created if the folder has none. */
export const openDatabase = (sources: Sources, say: (text: string) => void): Promise<OpenDatabase> =>
  sources.databaseUrl === undefined ? openEmbedded(sources, say) : openPostgres(sources.databaseUrl)

/** Opens it for a command that changes it. Throws if DATA_DIR, which may be mistyped, has no embedded database. */
export async function openExistingDatabase(sources: Sources): Promise<OpenDatabase> {
  if (sources.databaseUrl === undefined) requireEmbedded(sources.dataDir)
  return openDatabase(sources, console.error)
}

/** Opens it for a command that reads: a Postgres that may be in use, or a copy of the embedded one of a stopped server. */
export const openForReading = ({ databaseUrl, dataDir }: Place): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openStopped(dataDir) : openPostgres(databaseUrl)
