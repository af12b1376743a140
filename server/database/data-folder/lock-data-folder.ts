import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Start-up fault that a person can fix; its message says how. */
export class DataFolderError extends Error {
  readonly code = 'DATA_FOLDER'
}

export interface FolderLock {
  /** Locks the database itself too, once its folder exists: other folders may lead to it by a link or mount. */
  readonly holdDatabase: () => void
  readonly release: () => void
}

/**
 * Locks the embedded database in `dataDir` for this process, until it is released or the process ends in any way. SQLite takes
 * a kernel lock on `postgres.lock`, and on a file within the database's folder that nobody mistakes for a leftover. Neither
 * lock outlives the process. PGlite has none of its own, and two processes on one folder overwrite each other. Throws a
 * DataFolderError if another process holds it.
 */
export function lockDataFolder(dataDir: string): FolderLock {
  const files = [lockFile(dataDir, 'postgres.lock')]
  const release = () => {
    for (const file of files.splice(0)) file.close()
  }
  return {
    holdDatabase: () => {
      if (files.length === 1) files.push(lockFile(dataDir, 'postgres/server.lock'))
    },
    release,
  }
}

function lockFile(dataDir: string, name: string): DatabaseSync {
  let file: DatabaseSync | undefined
  try {
    mkdirSync(dataDir, { recursive: true })
    file = new DatabaseSync(path.join(dataDir, name))
    file.exec('begin exclusive')
    return file
  } catch (error) {
    file?.close()
    throw new DataFolderError(reason(dataDir, error))
  }
}

const sqliteBusy = 5

function reason(dataDir: string, error: unknown): string {
  if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)
    return `Another server runs on the embedded database in ${dataDir}, which only one process may open: two would lose what the second accepts. Stop it first, or name another DATA_DIR here.`
  const said = error instanceof Error ? error.message : String(error)
  return `The folder ${dataDir} cannot be locked for the embedded database (${said}). Make it writable, give the server another DATA_DIR on a local disk, or name a Postgres in DATABASE_URL.`
}
