import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Settings } from '../settings.ts'
import { lockDataFolder } from './data-folder/lock-data-folder.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbedded, requireEmbedded } from './open-embedded.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

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

/**
 * Opens a copy of the embedded database in `<dataDir>/postgres` for reading, so that the folder itself stays unchanged. Throws
 * if a server runs on it.
 */
async function openStopped(dataDir: string): Promise<OpenDatabase> {
  const copy = copyLocked(dataDir, requireEmbedded(dataDir))
  const database = await openPglite({ folder: copy })
  return {
    ...database,
    close: async () => {
      await database.close()
      rmSync(copy, { recursive: true })
    },
  }
}

function copyLocked(dataDir: string, folder: string): string {
  const lock = lockDataFolder(dataDir)
  try {
    lock.holdDatabase()
    const copy = mkdtempSync(path.join(tmpdir(), 'database-copy-'))
    cpSync(folder, copy, { recursive: true })
    return copy
  } finally {
    lock.release()
  }
}
