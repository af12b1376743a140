import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/test-database.ts'
import { sql } from './drizzle.ts'
import { findMissingMigrations, migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'

const migration = '0020-letter-parts.sql'

it('waits for a table that a backup reads without holding up anybody else who reads it', async () => {
  const { url, remove } = await createTestDatabase()
  const database = await openPostgres(url)
  await database.exec(
    `delete from migrations where name = '${migration}'; alter table outbox drop column parts;`,
  )
  const backup = new pg.Client({ connectionString: url })
  await backup.connect()
  await backup.query('begin; select count(*) from outbox;')
  const said: string[] = []
  const patience = { lockMs: 100, pauseMs: 200, attempts: 100 }
  const migrating = migrate(database, patience, (text) => said.push(text))
  const waits: number[] = []
  for (const end = performance.now() + 2000; performance.now() < end; await pause(10)) {
    const began = performance.now()
    await database.db.execute(sql`select count(*) from outbox`)
    waits.push(performance.now() - began)
  }
  expect(await findMissingMigrations(database)).toEqual([migration])
  // A migration that waited without end would hold them up for as long as the backup takes.
  expect(Math.max(...waits)).toBeLessThan(1000)
  await backup.query('commit')
  await migrating
  await backup.end()
  expect(await findMissingMigrations(database)).toEqual([])
  expect(said).toEqual([expect.stringContaining(`${migration} waits for a table`)])
  await database.close()
  await remove()
})
