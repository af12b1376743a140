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
  /** Its content; null where a store outside of the database has it. */
  bytes: bytea(),
  sha256: text().notNull(),
  /** Hash of the file as it was sent; null for a document that was made here. */
  originalSha256: text('original_sha256'),
  pages: integer().notNull(),
  text: jsonb().$type<DocumentText>(),
  textHash: text('text_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
  removedAt: moment('removed_at'),
  /** When a step, a job or a reviewer first took an upload into account; such a one is kept longer. */
  weighedAt: moment('weighed_at'),
  /** When its content was removed for good; the row stays, because the log of evidence names it. */
  purgedAt: moment('purged_at'),
  /** When its content was first sent to the store, which may hold it from then on. */
  storedAt: moment('stored_at'),
  storedSize: integer('stored_size'),
  /** Identity of the additional signer whose document it is; null for one of the borrower's. */
  signer: uuid(),
})
