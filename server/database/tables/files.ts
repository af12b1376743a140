import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { integer, pgTable, sql, text, uuid } from '../drizzle.ts'
import { bytea, moment } from './columns.ts'

/** Columns of a row that has a file. */
export const fileColumns = {
  uuid: uuid().primaryKey(),
  contentType: text('content_type').notNull(),
  /** Content. Null if a store outside of the database has it. */
  bytes: bytea(),
  sha256: text().notNull(),
  /** Time at which its content was first sent to the store, which may hold it from then on. */
  storedAt: moment('stored_at'),
  storedSize: integer('stored_size'),
}

/** Size of a file in bytes, wherever it lies. */
export const fileSize = ({ storedSize, bytes }: Readonly<Record<'storedSize' | 'bytes', AnyPgColumn>>) =>
  sql<number>`coalesce(${storedSize}, octet_length(${bytes}))`.mapWith(Number)

/** Files whose rows were deleted after their content was sent to the store. */
export const removedFiles = pgTable('removed_files', {
  uuid: uuid().primaryKey(),
  removedAt: moment('removed_at').notNull(),
})
