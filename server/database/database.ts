import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'
import type * as schema from './schema.ts'

type Schema = typeof schema

export type Database = PgDatabase<PgQueryResultHKT, Schema>
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** Open database: typed queries, the job queue's own connection, and its end. */
export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Database
  /** Connection of the job queue, with the most connections that it opens. */
  readonly queueConnection: (
    | { readonly db: Db }
    | { readonly connectionString: string; readonly max?: number }
  ) & {
    /** False if the queue may not change its own tables. */
    readonly migrate?: boolean
  }
  readonly exec: (sql: string) => Promise<void>
  /** Whether there is room for more data. Without room the server writes nothing and continues to read. */
  readonly hasRoom: () => Promise<boolean>
  /** Connections by state. Undefined for the embedded database, which has one. */
  readonly connections?: () => Readonly<Record<'busy' | 'idle' | 'waiting', number>>
  readonly close: () => Promise<void>
}
