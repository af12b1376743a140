import { statfs } from 'node:fs/promises'
import type { OpenDatabase } from './database.ts'

/** An embedded database is full before its disk is: see `keepRoom`. Its code is that of Postgres for a full disk. */
class NoRoomError extends Error {
  readonly code = '53100'
}

export const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * A database that begins no transaction while less than so many bytes are free. PGlite cannot come upon a full
 * disk: where it finds no room for the next 16 MB of its log it neither fails nor returns, and the process stands still
 * for good (PGlite 0.5.16). Reading goes on, and so do single statements, which are small.
 */
export function keepRoom(
  database: OpenDatabase,
  leastFreeBytes: number,
  freeBytes: () => Promise<number>,
): OpenDatabase {
  const hasRoom = async () => (await freeBytes()) >= leastFreeBytes
  const { db } = database
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    if (!(await hasRoom())) throw new NoRoomError('The disk of the embedded database is almost full.')
    return transaction(work, config)
  }
  return { ...database, hasRoom }
}
