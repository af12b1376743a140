import { createHash } from 'node:crypto'
import { eq } from '../../database/drizzle.ts'
import { Problem } from '../../errors/problem.ts'
import { openFile } from '../../secrets/seal-file.ts'
import { createRest, type Rest } from '../../vendors/rest.ts'
import { type FileStore, fileKey } from './file-store.ts'
import { type FileTable, fileTables } from './file-tables.ts'
import { type FileMover, type FileParts, startFileMover } from './move-files.ts'

/** Row whose file is read. */
interface Content {
  readonly uuid: string
  /** SHA-256 of its content, in hexadecimal. */
  readonly sha256: string
}

/** Files of documents and chats: stored in the database, and moved to an external store if the deployment has one. */
export interface DocumentFiles {
  readonly read: ReadFile
  /** Throws a Problem (503) if the store has been unavailable for so long that the database must take no more uploads. */
  readonly requireRoom: () => void
  readonly stop: () => Promise<void>
}

/** Reads the file of a row. Throws a Problem (503) while the store that has it does not respond. */
export type ReadFile = (of: FileTable, row: Content) => Promise<Uint8Array>

/** Longest outage of the store during which the database accepts uploads. */
const mostAwayMs = 10 * 60_000

export function openDocumentFiles(services: FileParts, store: FileStore | undefined): DocumentFiles {
  const mover = store && startFileMover(services, store)
  return {
    read: createFileReader(services, store),
    requireRoom: () => {
      if (isAwayTooLong(services, mover)) throw new Problem(503, 'UPLOADS_AWAY')
    },
    stop: async () => mover?.stop(),
  }
}

/** Creates what reads files, and moves none. */
export function createFileReader(services: FileParts, store: FileStore | undefined): ReadFile {
  const rest = createRest(services.clock)
  return async (of, row) => {
    const kept = await findInDatabase(services, of, row)
    return kept === undefined
      ? readStored(services, store, rest, row)
      : openFile(services.dataKey, row.uuid, kept)
  }
}

const isAwayTooLong = ({ clock }: FileParts, mover: FileMover | undefined): boolean => {
  const since = mover?.awaySince()
  return since !== undefined && clock.now().getTime() - since.getTime() >= mostAwayMs
}

async function findInDatabase(
  { database }: FileParts,
  of: FileTable,
  { uuid }: Pick<Content, 'uuid'>,
): Promise<Uint8Array | undefined> {
  const { table } = fileTables[of]
  const [row] = await database.db.select({ bytes: table.bytes }).from(table).where(eq(table.uuid, uuid))
  return row?.bytes ?? undefined
}

/** Reads the file from the store and checks its hash. */
async function readStored(
  { log, dataKey }: FileParts,
  store: FileStore | undefined,
  rest: Rest,
  { uuid, sha256 }: Content,
): Promise<Uint8Array> {
  if (store === undefined) throw new Error(`The file ${uuid} lies in a store, and this server has none.`)
  if (rest.isOn()) throw new Problem(503, 'DOCUMENT_AWAY')
  const stored = await store.get(fileKey(uuid)).catch((err: unknown) => {
    rest.begin()
    log.error({ err }, 'the store of files does not answer')
    throw new Problem(503, 'DOCUMENT_AWAY')
  })
  if (stored === undefined) throw new Error(`The store has lost the file ${uuid}.`)
  const bytes = openFile(dataKey, uuid, stored)
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  throw new Error(`The store gave another file for ${uuid}.`)
}
