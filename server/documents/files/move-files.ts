import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { and, asc, eq, isNotNull, lt, sql } from '../../database/drizzle.ts'
import { documents, removedFiles } from '../../database/schema.ts'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { sealedType, sealOverhead } from '../../secrets/seal-file.ts'
import { type RetryPace, waitMs } from '../../vendors/gateway/back-off.ts'
import { type FileStore, fileKey } from './file-store.ts'
import { type FileTable, fileTables } from './file-tables.ts'

const lookMs = 1000
const batch = 20
/** Delays before the next attempt while a store does not respond. */
const backOff: Omit<RetryPace, 'attempts'> = { firstMs: 1000, mostMs: 60_000 }

export interface FileParts {
  readonly database: Pick<OpenDatabase, 'db'>
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly dataKey: KeyRing
}

export interface FileMover {
  /** Start of the store's outage. Undefined while it works. */
  readonly awaySince: () => Date | undefined
  readonly stop: () => Promise<void>
}

/**
 * Moves the files of documents and chats into the store, and removes those that are no longer kept from it. A file is first
 * written into the database, in the transaction that it belongs to. So none is lost, and the store has none that the database
 * does not know. The next check finds what is not moved yet.
 */
export function startFileMover(services: FileParts, store: FileStore): FileMover {
  let isStopped = false
  let failures = 0
  let awaySince: Date | undefined
  const look = async (): Promise<void> => {
    try {
      await moveFiles(services, store)
      failures = 0
      awaySince = undefined
    } catch (err) {
      failures += 1
      awaySince ??= services.clock.now()
      services.log.error({ err, failures }, 'files are not moved to the store')
    }
    if (!isStopped) schedule(failures === 0 ? lookMs : waitMs({ ...backOff, attempts: 0 }, failures))
  }
  let round = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const schedule = (ms: number) => {
    timer = setTimeout(() => {
      round = look()
    }, ms).unref()
  }
  schedule(lookMs)
  return {
    awaySince: () => awaySince,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}

async function moveFiles(services: FileParts, store: FileStore): Promise<void> {
  await moveUnmoved(services, store, 'documents')
  await moveUnmoved(services, store, 'attachments')
  await removePurged(services, store)
  await removeDeleted(services, store)
}

async function moveUnmoved(services: FileParts, store: FileStore, of: FileTable): Promise<void> {
  const { table, isKept } = fileTables[of]
  const unmoved = await services.database.db
    .select({ uuid: table.uuid })
    .from(table)
    .where(and(isNotNull(table.bytes), isKept))
    .orderBy(asc(table.createdAt))
    .limit(batch)
  for (const { uuid } of unmoved) await moveFile(services, store, of, uuid)
}

/** Moves one file without a transaction: two servers that move the same one store the same content. */
async function moveFile(
  { database: { db }, clock }: FileParts,
  store: FileStore,
  of: FileTable,
  uuid: string,
): Promise<void> {
  const { table, isKept } = fileTables[of]
  const isUnmoved = and(eq(table.uuid, uuid), isNotNull(table.bytes), isKept)
  const storedAt = clock.now()
  const [row] = await db.update(table).set({ storedAt }).where(isUnmoved).returning()
  if (row?.bytes == null) return
  const isSealed = row.sealedKey !== null
  await store.put(fileKey(uuid), { bytes: row.bytes, contentType: isSealed ? sealedType : row.contentType })
  // A document purged meanwhile stays empty and is removed from the store again.
  await db
    .update(table)
    .set({
      storedAt,
      storedSize: row.bytes.length - (isSealed ? sealOverhead : 0),
      bytes: sql`case when ${isKept} then null else ${table.bytes} end`,
    })
    // One that was sealed with another key meanwhile is moved again.
    .where(and(eq(table.uuid, uuid), sql`${table.sealedKey} is not distinct from ${row.sealedKey}`))
}

async function removePurged({ database: { db } }: FileParts, store: FileStore): Promise<void> {
  const purged = await db
    .select({ uuid: documents.uuid })
    .from(documents)
    .where(and(isNotNull(documents.purgedAt), isNotNull(documents.storedAt)))
    .limit(batch)
  for (const { uuid } of purged) {
    await store.remove(fileKey(uuid))
    await db.update(documents).set({ storedAt: null }).where(eq(documents.uuid, uuid))
  }
}

/** Removes files whose rows are gone, once no server can still be sending one of them. */
async function removeDeleted({ database: { db } }: FileParts, store: FileStore): Promise<void> {
  const deleted = await db
    .select({ uuid: removedFiles.uuid })
    .from(removedFiles)
    .where(lt(removedFiles.removedAt, sql`now() - interval '10 minutes'`))
    .limit(batch)
  for (const { uuid } of deleted) {
    await store.remove(fileKey(uuid))
    await db.delete(removedFiles).where(eq(removedFiles.uuid, uuid))
  }
}
