import type { DocumentText } from '../../documents/made/document-text.ts'
import { integer, jsonb, pgTable, text, uuid } from '../drizzle.ts'
import { bytea, moment } from './columns.ts'

export const documents = pgTable('documents', {
  uuid: uuid().primaryKey(),
  application: uuid().notNull(),
  type: text().notNull(),
  origin: text().$type<'GENERATED' | 'UPLOADED'>().notNull(),
  name: text().notNull(),
  contentType: text('content_type').notNull(),
  /** Content. Null if a store outside of the database has it. */
  bytes: bytea(),
  sha256: text().notNull(),
  /** Hash of the file as it was sent. Null for a generated document. */
  originalSha256: text('original_sha256'),
  pages: integer().notNull(),
  text: jsonb().$type<DocumentText>(),
  textHash: text('text_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
  removedAt: moment('removed_at'),
  /** Time at which a step, a job or a reviewer first used an upload, which is then stored longer. */
  weighedAt: moment('weighed_at'),
  /** Time at which its content was deleted for good. The row stays, because the evidence names it. */
  purgedAt: moment('purged_at'),
  /** Time at which its content was first sent to the store, which may hold it from then on. */
  storedAt: moment('stored_at'),
  storedSize: integer('stored_size'),
  /** Identity of the additional signer who owns it. Null for the borrower's. */
  signer: uuid(),
})
