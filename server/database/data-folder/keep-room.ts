import { statfs } from 'node:fs/promises'
import type { OpenDatabase } from '../database.ts'

/**
 * Error of an embedded database without room, before its disk is full: see `keepRoom`. Its code is that of Postgres for a full
 * disk.
 */
class NoRoomError extends Error {
  readonly code = '53100'
}

export const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Returns a database that begins no transaction while fewer bytes are free than `leastFreeBytes`. PGlite cannot survive a full
 * disk: without room for the next 16 MB of its log it neither fails nor returns, and the process hangs for good (PGlite
 * 0.5.16). Reading continues, and so do single statements, which are small.
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
