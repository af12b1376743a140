import { createHash } from 'node:crypto'
import { eq } from '../../database/drizzle.ts'
import { documents } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { createRest, type Rest } from '../../vendors/rest.ts'
import { type FileStore, fileKey } from './file-store.ts'
import { type FileMover, type FileParts, startFileMover } from './move-files.ts'

/** Document whose content is read. */
interface Content {
  readonly uuid: string
  /** SHA-256 of its content, in hexadecimal. */
  readonly sha256: string
}

/** Content of documents: stored in the database, and moved to an external store if the deployment has one. */
export interface DocumentFiles {
  /** Reads the content of a document. Throws a Problem (503) while the store that has it does not respond. */
  readonly read: (document: Content) => Promise<Uint8Array>
  /** Throws a Problem (503) if the store has been unavailable for so long that the database must take no more uploads. */
  readonly requireRoom: () => void
  readonly stop: () => Promise<void>
}

/** Longest outage of the store during which the database accepts uploads. */
const mostAwayMs = 10 * 60_000

export function openDocumentFiles(services: FileParts, store: FileStore | undefined): DocumentFiles {
  const mover = store && startFileMover(services, store)
  const rest = createRest(services.clock)
  return {
    read: async (document) =>
      (await findInDatabase(services, document)) ?? readStored(services, store, rest, document),
    requireRoom: () => {
      if (isAwayTooLong(services, mover)) throw new Problem(503, 'UPLOADS_AWAY')
    },
    stop: async () => mover?.stop(),
  }
}

const isAwayTooLong = ({ clock }: FileParts, mover: FileMover | undefined): boolean => {
  const since = mover?.awaySince()
  return since !== undefined && clock.now().getTime() - since.getTime() >= mostAwayMs
}

async function findInDatabase(
  { database }: FileParts,
  { uuid }: Pick<Content, 'uuid'>,
): Promise<Uint8Array | undefined> {
  const [row] = await database.db
    .select({ bytes: documents.bytes })
    .from(documents)
    .where(eq(documents.uuid, uuid))
  return row?.bytes ?? undefined
}

/** Reads the file from the store and checks its hash. */
async function readStored(
  { log }: FileParts,
  store: FileStore | undefined,
  rest: Rest,
  { uuid, sha256 }: Content,
): Promise<Uint8Array> {
  if (store === undefined) throw new Error(`The document ${uuid} lies in a store, and this server has none.`)
  if (rest.isOn()) throw new Problem(503, 'DOCUMENT_AWAY')
  const bytes = await store.get(fileKey(uuid)).catch((err: unknown) => {
    rest.begin()
    log.error({ err }, 'the store of documents does not answer')
    throw new Problem(503, 'DOCUMENT_AWAY')
  })
  if (bytes === undefined) throw new Error(`The store has lost the document ${uuid}.`)
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  throw new Error(`The store gave another file for the document ${uuid}.`)
}
