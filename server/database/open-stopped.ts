import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OpenDatabase } from './database.ts'
import { lockDataFolder } from './lock-data-folder.ts'
import { openPglite } from './open-pglite.ts'

/**
 * A copy of the embedded database in `<dataDir>/postgres`, to read: whatever is done with it, the folder itself stays as it
 * is. Throws where a server runs on it.
 */
export async function openStopped(dataDir: string): Promise<OpenDatabase> {
  const folder = path.join(dataDir, 'postgres')
  if (!existsSync(folder)) throw new Error(`There is no embedded database in ${dataDir}.`)
  const copy = copyLocked(dataDir, folder)
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
    const copy = mkdtempSync(path.join(tmpdir(), 'positions-'))
    cpSync(folder, copy, { recursive: true })
    return copy
  } finally {
    lock.release()
  }
}
