import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../../server/database/open-postgres.ts'
import { migrateWhole } from './database-template.ts'
import { startOwnPostgres } from './temporary-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a Postgres whose database `template_of_tests` is migrated; undefined in a project whose databases are in memory. */
    readonly postgresUrl: string | undefined
  }
}

// Its data need not survive the tests. Each app of a test has some twenty connections, and several are open at once.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** Starts one Postgres for all test files of the project; returns a function that stops it. */
export default async function startForProject(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startOwnPostgres(settings)
  await createTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}

async function createTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database template_of_tests')
  await client.end()
  const database = await openPostgres(url.replace(/[^/]*$/, 'template_of_tests'))
  await migrateWhole(database)
  await database.close()
}
