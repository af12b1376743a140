import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { openPostgres } from '../../../server/database/open-postgres.ts'
import { takePglite } from './pooled-pglite.ts'

/**
 * Opens a new, migrated database: in memory, or in the Postgres of the test project. It is removed when its connection
 * closes.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = inject('postgresUrl')
  return url === undefined ? takePglite() : openInPostgres(url)
}

/** Creates such a database for a server in a process of its own. Its DATABASE_URL is empty if the project has no Postgres. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = inject('postgresUrl')
  return url === undefined ? { url: '', remove: async () => {} } : createInPostgres(url)
}

interface TestDatabase {
  readonly url: string
  readonly remove: () => Promise<void>
}

async function openInPostgres(serverUrl: string): Promise<OpenDatabase> {
  const { url, remove } = await createInPostgres(serverUrl)
  const database = await openPostgres(url)
  return {
    ...database,
    // Two connections are enough for a test's jobs. The queue would open ten, and each costs as much as many queries.
    queueConnection: { connectionString: url, max: 2 },
    close: async () => {
      await database.close()
      await remove()
    },
  }
}

async function createInPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes half the time of writing them to the log, and brings the catalog's cache for the first connections.
  await execute(serverUrl, `create database ${name} template template_of_tests strategy file_copy`)
  return {
    url: serverUrl.replace(/[^/]*$/, name),
    remove: () => execute(serverUrl, `drop database ${name} with (force)`),
  }
}

const pools = new Map<string, pg.Pool>()

/** Executes a statement on the connection that the tests of this process share, because opening one takes as long as the statement. */
async function execute(connectionString: string, statement: string): Promise<void> {
  const pool = pools.get(connectionString) ?? createPool(connectionString)
  await pool.query(statement)
}

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true })
  // The server stops before this process ends.
  pool.on('error', () => {})
  pools.set(connectionString, pool)
  return pool
}
