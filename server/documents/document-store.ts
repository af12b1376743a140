import type { Database, Transaction } from '../database/database.ts'
import { and, columnsOf, eq, isNull } from '../database/drizzle.ts'
import { documents } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

/** A document without its content, which `Services.files` reads. */
export type StoredDocument = Omit<typeof documents.$inferSelect, 'bytes'>

const { bytes: _, ...withoutBytes } = columnsOf(documents)

/** The columns of a StoredDocument. */
export const storedColumns = withoutBytes

/** A document of the borrower's; those of additional signers are found by server/signers/signer-documents.ts alone. */
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

/** The same outside of a transaction. */
export const readDocument = (
  { database }: Pick<Services, 'database'>,
  application: string,
  uuid: string,
): Promise<StoredDocument> => loadDocument(database.db, application, uuid)

/** Any document by its uuid, for whoever was given a link to it. */
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

/** A Problem says that there is none, or that its content is no longer kept. */
export function requireKept(row: StoredDocument | undefined): StoredDocument {
  if (row === undefined) throw new Problem(404, 'DOCUMENT_NOT_FOUND')
  if (row.purgedAt !== null) throw new Problem(410, 'DOCUMENT_PURGED')
  return row
}
