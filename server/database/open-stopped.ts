import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lockDataFolder } from './data-folder/lock-data-folder.ts'
import type { OpenDatabase } from './database.ts'
import { requireEmbedded } from './open-embedded.ts'
import { openPglite } from './open-pglite.ts'

/**
 * Opens a copy of the embedded database in `<dataDir>/postgres` for reading, so that the folder itself stays unchanged. Throws
 * if a server runs on it.
 */
export async function openStopped(dataDir: string): Promise<OpenDatabase> {
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
