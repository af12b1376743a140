import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { OpenDatabase } from '../../server/database/database.ts'
import { openPglite } from '../../server/database/open-pglite.ts'
import { openPostgres } from '../../server/database/open-postgres.ts'
import { databaseTemplate } from '../../server/testing/database-template.ts'
import { startPostgres } from './temporary-postgres.ts'

export interface TestDatabase {
  readonly name: 'PGlite' | 'Postgres'
  /** One more connection to it, as a further server would have. */
  readonly open: () => Promise<OpenDatabase>
  readonly stop: () => Promise<void>
}

/** Both kinds, for what must hold on each. Where no Postgres is installed it says so, and there is one. */
export async function testDatabases(): Promise<readonly TestDatabase[]> {
  const postgres = await startPostgres()
  if (postgres === undefined) {
    console.warn(
      'Postgres is not installed here (initdb is not on the PATH): this was tried on PGlite alone.',
    )
    return [await embedded()]
  }
  const { url } = postgres
  const stop = async () => {
    await untilLeft(url)
    await postgres.stop()
  }
  return [await embedded(), { name: 'Postgres', open: () => openPostgres(url), stop }]
}

/** A pool says that it has ended while its last connections still take their leave. */
async function untilLeft(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const others = `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  while ((await client.query(others)).rowCount !== 0) await pause(10)
  await client.end()
}

async function embedded(): Promise<TestDatabase> {
  const database = await openPglite({ template: await databaseTemplate() })
  const shared = { ...database, close: async () => {} }
  return { name: 'PGlite', open: async () => shared, stop: () => database.close() }
}
