import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { and, asc, eq, isNotNull, isNull, sql } from '../../database/drizzle.ts'
import { documents } from '../../database/schema.ts'
import { type RetryPace, waitMs } from '../../vendors/gateway/back-off.ts'
import { type FileStore, fileKey } from './file-store.ts'

const lookMs = 1000
const batch = 20
/** Delays before the next attempt while a store does not respond. */
const backOff: Omit<RetryPace, 'attempts'> = { firstMs: 1000, mostMs: 60_000 }

export interface FileParts {
  readonly database: Pick<OpenDatabase, 'db'>
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

export interface FileMover {
  /** Start of the store's outage. Undefined while it works. */
  readonly awaySince: () => Date | undefined
  readonly stop: () => Promise<void>
}

/**
 * Moves the content of documents into the store, and removes purged ones from it. A document is first written into the
 * database, in the transaction that it belongs to. So none is lost, and the store has none that the database does not know. The
 * next check finds what is not moved yet.
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
      services.log.error({ err, failures }, 'documents are not moved to the store')
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
  const { db } = services.database
  const unmoved = await db
    .select({ uuid: documents.uuid })
    .from(documents)
    .where(and(isNotNull(documents.bytes), isNull(documents.purgedAt)))
    .orderBy(asc(documents.createdAt))
    .limit(batch)
  for (const { uuid } of unmoved) await moveFile(services, store, uuid)
  const unremoved = await db
    .select({ uuid: documents.uuid })
    .from(documents)
    .where(and(isNotNull(documents.purgedAt), isNotNull(documents.storedAt)))
    .limit(batch)
  for (const { uuid } of unremoved) await removeFile(services, store, uuid)
}

/** Moves one file without a transaction: two servers that move the same one store the same content. */
async function moveFile({ database: { db }, clock }: FileParts, store: FileStore, uuid: string) {
  const isUnmoved = and(eq(documents.uuid, uuid), isNotNull(documents.bytes), isNull(documents.purgedAt))
  const storedAt = clock.now()
  const [row] = await db.update(documents).set({ storedAt }).where(isUnmoved).returning()
  if (row?.bytes == null) return
  await store.put(fileKey(uuid), { bytes: row.bytes, contentType: row.contentType })
  // A document purged meanwhile stays empty and is removed from the store again.
  await db
    .update(documents)
    .set({
      storedAt,
      storedSize: row.bytes.length,
      bytes: sql`case when ${documents.purgedAt} is null then null else ${documents.bytes} end`,
    })
    .where(eq(documents.uuid, uuid))
}

async function removeFile({ database: { db } }: FileParts, store: FileStore, uuid: string) {
  await store.remove(fileKey(uuid))
  await db.update(documents).set({ storedAt: null }).where(eq(documents.uuid, uuid))
}
