import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OpenDatabase } from './database.ts'
import { openPglite } from './open-pglite.ts'

/**
 * A copy of the embedded database in `<dataDir>/postgres`, to read while no server runs on it. The folder itself is never
 * opened: it has no lock, and a second process on it would destroy it.
 */
export async function openStopped(dataDir: string): Promise<OpenDatabase> {
  const folder = path.join(dataDir, 'postgres')
  if (!existsSync(folder)) throw new Error(`There is no embedded database in ${dataDir}.`)
  requireStopped(dataDir)
  const copy = mkdtempSync(path.join(tmpdir(), 'positions-'))
  cpSync(folder, copy, { recursive: true })
  const database = await openPglite({ folder: copy })
  return {
    ...database,
    close: async () => {
      await database.close()
      rmSync(copy, { recursive: true })
    },
  }
}

/** Throws where a server runs on the embedded database in a folder. */
export function requireStopped(dataDir: string): void {
  const file = path.join(dataDir, 'postgres.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (pid > 0 && isAlive(pid))
    throw new Error(
      `A server (process ${pid}) runs on this database and alone may open it: ask it by its address, with --url, or stop it first.`,
    )
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
