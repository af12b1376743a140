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
    close: async () => {
      await database.close()
      await remove()
    },
  }
}

async function createInPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(serverUrl, `create database ${name} template template_of_tests`)
  return {
    url: serverUrl.replace(/[^/]*$/, name),
    remove: () => execute(serverUrl, `drop database ${name} with (force)`),
  }
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
