import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { systemClock } from '../clock/clock.ts'
import type { Settings } from '../settings.ts'
import { freeBytesOf, keepRoom } from './data-folder/keep-room.ts'
import { DataFolderError, type FolderLock, lockDataFolder } from './data-folder/lock-data-folder.ts'
import type { OpenDatabase } from './database.ts'
import { openPglite } from './open-pglite.ts'

/**
 * Opens the embedded database in `<dataDir>/postgres`, created at the first start. The folder is locked before anything in it
 * is read. A folder left by an interrupted first start is set aside: it has no applications, because no server ever listened on
 * it.
 */
export async function openEmbedded(
  { dataDir, leastFreeBytes }: Pick<Settings, 'dataDir' | 'leastFreeBytes'>,
  say: (text: string) => void,
): Promise<OpenDatabase> {
  const lock = lockDataFolder(dataDir)
  try {
    const freeBytes = () => freeBytesOf(dataDir)
    requireRoom(dataDir, await freeBytes(), leastFreeBytes)
    const database = keepRoom(await openFolder(dataDir, lock, say), leastFreeBytes, freeBytes)
    return {
      ...database,
      close: async () => {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Returns the folder of the embedded database. Throws if it does not exist. */
export function requireEmbedded(dataDir: string): string {
  const folder = path.join(dataDir, 'postgres')
  if (existsSync(folder)) return folder
  throw new DataFolderError(
    `There is no embedded database in ${dataDir}. Name its folder in DATA_DIR, or a Postgres in DATABASE_URL.`,
  )
}

function requireRoom(dataDir: string, freeBytes: number, leastFreeBytes: number): void {
  if (freeBytes >= leastFreeBytes) return
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`
  throw new DataFolderError(
    `The disk of ${dataDir} has ${megabytes(freeBytes)} left, and the embedded database needs ${megabytes(leastFreeBytes)} (MIN_FREE_MB). Make room, or give the server a DATA_DIR on another disk.`,
  )
}

async function openFolder(
  dataDir: string,
  lock: FolderLock,
  say: (text: string) => void,
): Promise<OpenDatabase> {
  const folder = path.join(dataDir, 'postgres')
  const ready = path.join(dataDir, 'postgres.ready')
  if (existsSync(folder) && !existsSync(ready)) {
    const aside = `${folder}.unfinished.${systemClock.now().getTime()}`
    renameSync(folder, aside)
    say(`An earlier first start was cut short; what it left is now in ${aside}.`)
  }
  if (existsSync(folder)) lock.holdDatabase()
  else say(`First start: creating the embedded database in ${dataDir}, about five seconds.`)
  // PGlite creates world-readable and world-writable files, so the folder itself is closed to others.
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  const database = await openPglite({ folder })
  lock.holdDatabase()
  if (!existsSync(ready)) writeFileSync(ready, '')
  return database
}
