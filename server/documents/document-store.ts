import type { Database, Transaction } from '../database/database.ts'
import { and, columnsOf, eq, isNull } from '../database/drizzle.ts'
import { documents } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

/** Document without its content, which `Services.files` reads. */
export type StoredDocument = Omit<typeof documents.$inferSelect, 'bytes'>

const { bytes: _, ...withoutBytes } = columnsOf(documents)

/** Columns of a StoredDocument. */
export const storedColumns = withoutBytes

/** Loads a document of the borrower. Only server/signers/signer-documents.ts finds those of additional signers. */
export async function loadDocument(
  db: Database | Transaction,
  application: string,
  uuid: string,
): Promise<StoredDocument> {
  const [row] = await db
    .select(storedColumns)
    .from(documents)
    .where(
      and(
        eq(documents.uuid, uuid),
        eq(documents.application, application),
        isNull(documents.signer),
        isNull(documents.removedAt),
      ),
    )
  return requireKept(row)
}

/** Whether somebody answered with a document. One that was uploaded beside an answer is not judged with it. */
export const isAnswered = ({ weighedAt }: Pick<StoredDocument, 'weighedAt'>): boolean => weighedAt !== null

/** Reads a document of the borrower outside of a transaction. */
export const readDocument = (
  { database }: Pick<Services, 'database'>,
  application: string,
  uuid: string,
): Promise<StoredDocument> => loadDocument(database.db, application, uuid)

/** Finds any document by its uuid, for requests with a signed link. */
export async function findDocument(
  { database }: Pick<Services, 'database'>,
  uuid: string,
): Promise<StoredDocument> {
  const [row] = await database.db
    .select(storedColumns)
    .from(documents)
    .where(and(eq(documents.uuid, uuid), isNull(documents.removedAt)))
  return requireKept(row)
}

/** Throws a Problem if the document does not exist (404) or its content was purged (410). */
export function requireKept(row: StoredDocument | undefined): StoredDocument {
  if (row === undefined) throw new Problem(404, 'DOCUMENT_NOT_FOUND')
  if (row.purgedAt !== null) throw new Problem(410, 'DOCUMENT_PURGED')
  return row
}
