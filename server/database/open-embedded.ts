import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { systemClock } from '../clock/clock.ts'
import type { Settings } from '../settings.ts'
import type { OpenDatabase } from './database.ts'
import { freeBytesOf, keepRoom } from './keep-room.ts'
import { DataFolderError, type FolderLock, lockDataFolder } from './lock-data-folder.ts'
import { openPglite } from './open-pglite.ts'

/**
 * The embedded database in `<dataDir>/postgres`, made at the first start, and locked before anything in the folder is
 * looked at. A folder that a start was killed over before it was whole is set aside: no application can be in it, because
 * no server ever listened on it.
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
  // PGlite makes its files for all the world to read and to write: nobody else gets as far as them.
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  const database = await openPglite({ folder })
  lock.holdDatabase()
  if (!existsSync(ready)) writeFileSync(ready, '')
  return database
}
