import { createRequire } from 'node:module'
import type * as Orm from 'drizzle-orm'
import type * as NodePostgres from 'drizzle-orm/node-postgres'
import type * as Core from 'drizzle-orm/pg-core'
import type * as Pglite from 'drizzle-orm/pglite'

// Loaded as CommonJS: resolving the same code as ES modules took 340 ms and left 180 MB of garbage at every start (Node 24.21,
// drizzle-orm 0.45). The types are those of the ES modules.
const load = createRequire(import.meta.url)
const orm: typeof Orm = load('drizzle-orm')
const core: typeof Core = load('drizzle-orm/pg-core')

export const {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  getTableColumns: columnsOf,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  or,
  SQL,
  sql,
} = orm
export const { TransactionRollbackError } = orm
export const {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} = core

/** Loads the driver of PGlite. Only the code that opens such a database does so. */
export const loadPgliteDriver = (): typeof Pglite => load('drizzle-orm/pglite')
export const loadPostgresDriver = (): typeof NodePostgres => load('drizzle-orm/node-postgres')
