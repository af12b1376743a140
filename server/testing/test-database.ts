import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openPglite } from '../database/open-pglite.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { databaseTemplate } from './database-template.ts'

/** A new, migrated database: in memory, or in the Postgres that the test project has. It ends with its last connection. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = inject('postgresUrl')
  return url === undefined ? openPglite({ template: await databaseTemplate() }) : openInPostgres(url)
}

async function openInPostgres(url: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(url, `create database ${name} template template_of_tests`)
  const database = await openPostgres(url.replace(/[^/]*$/, name))
  return {
    ...database,
    close: async () => {
      await database.close()
      await execute(url, `drop database ${name} with (force)`)
    },
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
