import { createHash } from 'node:crypto'
import { openText, sealText } from '../applications/documents/kept-text.ts'
import type { Database, Transaction } from '../database/database.ts'
import { and, asc, eq, gt, isNull, ne, or } from '../database/drizzle.ts'
import { documents } from '../database/schema.ts'
import { type FileStore, fileKey } from '../documents/files/file-store.ts'
import { type FileTable, fileTables } from '../documents/files/file-tables.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { SealError } from '../secrets/seal.ts'
import { openFile, sealedType, sealFile } from '../secrets/seal-file.ts'

/** Result of resealing. */
export interface Resealed {
  readonly values: number
  /** Rows with a value that no key opens, such as `application <uuid>`; the value stays unchanged. */
  readonly unreadable: readonly string[]
}

const firstUuid = '00000000-0000-0000-0000-000000000000'

/**
 * Seals with the current key every file that another one sealed, or none, in the database and in the store. One file is in
 * memory at a time, and one transaction each, so that servers can keep running and an interrupted run can be repeated.
 */
export async function resealFiles(
  db: Database,
  ring: KeyRing,
  store: FileStore | undefined,
): Promise<Resealed> {
  let values = 0
  const unreadable: string[] = []
  for (const table of ['documents', 'attachments'] as const)
    for (let uuid = await findNext(db, ring, table, firstUuid); uuid !== undefined; ) {
      const done = await resealFile(db, ring, store, table, uuid)
      if (done) values += 1
      else unreadable.push(`file ${uuid}`)
      uuid = await findNext(db, ring, table, uuid)
    }
  return { values, unreadable }
}

/** Condition for a row whose file, and words, are to be sealed with the current key. */
const isDue = ({ current }: KeyRing, of: FileTable) => {
  const { table, isKept } = fileTables[of]
  return and(or(isNull(table.sealedKey), ne(table.sealedKey, current.id)), isKept)
}

async function findNext(
  db: Database,
  ring: KeyRing,
  of: FileTable,
  after: string,
): Promise<string | undefined> {
  const { table } = fileTables[of]
  const [row] = await db
    .select({ uuid: table.uuid })
    .from(table)
    .where(and(gt(table.uuid, after), isDue(ring, of)))
    .orderBy(asc(table.uuid))
    .limit(1)
  return row?.uuid
}

/** Seals one file anew. False if no key opens it; it stays as it is. */
const resealFile = (
  db: Database,
  ring: KeyRing,
  store: FileStore | undefined,
  of: FileTable,
  uuid: string,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lockRow(tx, ring, of, uuid)
    // Purged or sealed by another run meanwhile.
    if (row === undefined) return true
    const stored = row.bytes ?? (await store?.get(fileKey(uuid)))
    if (stored === undefined) return false
    try {
      const content = openFile(ring, uuid, stored)
      if (createHash('sha256').update(content).digest('hex') !== row.sha256) return false
      const { bytes, sealedKey } = sealFile(ring, uuid, content)
      if (row.bytes === null) await store?.put(fileKey(uuid), { bytes, contentType: sealedType })
      await saveRow(tx, of, uuid, { sealedKey, ...(row.bytes !== null && { bytes }) })
      if (of === 'documents') await resealText(tx, ring, uuid)
      return true
    } catch (error) {
      if (error instanceof SealError) return false
      throw error
    }
  })

/** Seals the words of a document anew, beside its file: one key is named for both. */
async function resealText(tx: Transaction, ring: KeyRing, uuid: string): Promise<void> {
  const own = eq(documents.uuid, uuid)
  const [row] = await tx.select({ text: documents.text }).from(documents).where(own)
  if (!row?.text) return
  await tx
    .update(documents)
    .set({ text: sealText(ring, uuid, openText(ring, uuid, row.text)) })
    .where(own)
}

async function lockRow(tx: Transaction, ring: KeyRing, of: FileTable, uuid: string) {
  const { table } = fileTables[of]
  const [row] = await tx
    .select({ bytes: table.bytes, sha256: table.sha256 })
    .from(table)
    .where(and(eq(table.uuid, uuid), isDue(ring, of)))
    .for('update')
  return row
}

async function saveRow(
  tx: Transaction,
  of: FileTable,
  uuid: string,
  change: { readonly sealedKey: string; readonly bytes?: Uint8Array },
): Promise<void> {
  const { table } = fileTables[of]
  await tx.update(table).set(change).where(eq(table.uuid, uuid))
}
