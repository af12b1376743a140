import { isNull, sql } from '../../database/drizzle.ts'
import { chatAttachments, documents } from '../../database/schema.ts'

/** Tables whose rows have files, each with the condition under which the content of a row is kept. */
export const fileTables = {
  documents: { table: documents, isKept: isNull(documents.purgedAt) },
  attachments: { table: chatAttachments, isKept: sql`true` },
}

export type FileTable = keyof typeof fileTables
