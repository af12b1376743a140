import pg from 'pg'
import { systemClock } from '../clock/clock.ts'
import type { Database, OpenDatabase } from './database.ts'
import { loadPostgresDriver } from './drizzle.ts'
import { findFault } from './find-fault.ts'
import { type Patience, patience, requirePostgres } from './postgres-connection.ts'
import * as schema from './schema.ts'

/** A Postgres of one's own, named by DATABASE_URL. It may go away and come back: what is asked meanwhile fails, and nothing else. */
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
    close: () => pool.end(),
  }
}

/** Nobody but Postgres sees its disk: so long after it had no room for something, it is taken to have none. */
const rememberedFullMs = 30_000

/** The pool replaces a connection that breaks, and whoever asks next hears of it: but an 'error' without a listener ends the process. */
function createPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 10 })
  const ignore = () => {}
  pool.on('error', ignore)
  // The pool listens to those that lie idle, and leaves the others to who has them.
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
 * drizzle itself never gives a connection back on which it could not begin, and gives one back as sound on which it could
 * not roll back (drizzle-orm issue 6114): ten such, and the pool is empty for good.
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

/** Migrations may take as long as a large table needs. */
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
