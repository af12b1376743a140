import type { KeptText } from '../../applications/documents/kept-text.ts'
import { integer, jsonb, pgTable, text, uuid } from '../drizzle.ts'
import { moment } from './columns.ts'
import { fileColumns } from './files.ts'

export const documents = pgTable('documents', {
  ...fileColumns,
  application: uuid().notNull(),
  type: text().notNull(),
  origin: text().$type<'GENERATED' | 'UPLOADED'>().notNull(),
  name: text().notNull(),
  /** Hash of the file as it was sent. Null for a generated document. */
  originalSha256: text('original_sha256'),
  pages: integer().notNull(),
  text: jsonb().$type<KeptText>(),
  textHash: text('text_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
  removedAt: moment('removed_at'),
  /** Time at which a step, a job or a reviewer first used an upload, which is then stored longer. */
  weighedAt: moment('weighed_at'),
  /** Time at which its content was deleted for good. The row stays, because the evidence names it. */
  purgedAt: moment('purged_at'),
  /** Identity of the additional signer who owns it. Null for the borrower's. */
  signer: uuid(),
})
