import pg from 'pg'
import { systemClock } from '../clock/clock.ts'
import type { Database, OpenDatabase } from './database.ts'
import { loadPostgresDriver } from './drizzle.ts'
import { findFault } from './find-fault.ts'
import { type Patience, patience, requirePostgres } from './postgres-connection.ts'
import * as schema from './schema.ts'

/** Opens the Postgres named by DATABASE_URL. It may go away and come back: only the queries in between fail. */
export async function openPostgres(
  connectionString: string,
  waits: Patience = patience,
): Promise<OpenDatabase> {
  await requirePostgres(connectionString)
  const connection = { connectionString, ...waits }
  const pool = createPool(connection)
  let lastFullAt = Number.NEGATIVE_INFINITY
  const noteFull = () => {
    lastFullAt = systemClock.now().getTime()
  }
  return {
    kind: 'postgres',
    db: createDatabase(pool, noteFull),
    queueConnection: connection,
    hasRoom: async () => systemClock.now().getTime() - lastFullAt > rememberedFullMs,
    exec: (sql) => runUnhurried(connectionString, sql),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

/** Time after a disk_full error during which the database counts as full, because only Postgres itself sees its disk. */
const rememberedFullMs = 30_000

/**
 * Creates the pool, which replaces broken connections; the next query gets the error. An 'error' event without a listener would
 * end the process.
 */
function createPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 10 })
  const ignore = () => {}
  pool.on('error', ignore)
  // The pool listens to idle connections and leaves the others to their users.
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

function createDatabase(pool: pg.Pool, noteFull: () => void): Database {
  const { drizzle } = loadPostgresDriver()
  const db = drizzle(pool, { schema })
  db.transaction = (work, config) =>
    onOneConnection(pool, (client) => drizzle(client, { schema }).transaction(work, config)).catch(
      (error: unknown) => {
        if (findFault(error) === 'FULL') noteFull()
        throw error
      },
    )
  return db
}

/**
 * Runs work on one connection of the pool. drizzle itself never releases a connection on which it could not begin, and releases
 * one as healthy on which it could not roll back (drizzle-orm issue 6114): after ten of these the pool is empty for good.
 */
async function onOneConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(findFault(error) !== undefined)
    throw error
  }
}

/** Runs SQL without timeouts, because migrations of a large table may take long. */
async function runUnhurried(connectionString: string, sql: string): Promise<void> {
  const { connectionTimeoutMillis, keepAlive } = patience
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
