import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { sealOverhead } from '../../secrets/seal-file.ts'
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
  /** Id of the key with which the content is sealed, wherever it lies. Null if it is not. */
  sealedKey: text('sealed_key'),
}

/** Size of a file in bytes, wherever it lies, without what its seal adds. */
export const fileSize = ({
  storedSize,
  bytes,
  sealedKey,
}: Readonly<Record<'storedSize' | 'bytes' | 'sealedKey', AnyPgColumn>>) =>
  sql<number>`coalesce(${storedSize}, octet_length(${bytes})
    - case when ${sealedKey} is null then 0 else ${sealOverhead}::integer end)`.mapWith(Number)

/** Files whose rows were deleted after their content was sent to the store. */
export const removedFiles = pgTable('removed_files', {
  uuid: uuid().primaryKey(),
  removedAt: moment('removed_at').notNull(),
})
