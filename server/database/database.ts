import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'
import type * as schema from './schema.ts'

type Schema = typeof schema

export type Database = PgDatabase<PgQueryResultHKT, Schema>
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** One open database: typed queries, the job queue's own connection to it, and its end. */
export interface OpenDatabase {
  readonly kind: 'pglite' | 'postgres'
  readonly db: Database
  readonly queueConnection: { readonly db: Db } | { readonly connectionString: string }
  readonly exec: (sql: string) => Promise<void>
  /** Whether there is room for more. Without it nothing is written, and reading goes on. */
  readonly hasRoom: () => Promise<boolean>
  readonly close: () => Promise<void>
}
