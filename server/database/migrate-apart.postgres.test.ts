import { spawnSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { remoteApp } from '../../tests/support/http/remote-app.ts'
import { startServerProcess } from '../../tests/support/processes/server-process.ts'

vi.setConfig({ testTimeout: 180_000 })

const secrets = {
  DATA_KEY: 'a data key for this test, long enough',
  JWT_SECRET: 'a token key for this test, long enough',
}

/** Rights of a server: rows of the tables that there are, and nothing that changes a table. */
const rights = `
  revoke create on schema public from public;
  grant usage on schema public, pgboss to serving;
  grant select, insert, update, delete on all tables in schema public, pgboss to serving;
  grant usage, select on all sequences in schema public, pgboss to serving;
  grant execute on all functions in schema public, pgboss to serving;`

describe('a server with MIGRATE=off', () => {
  it('serves with the rights to rows alone, once `journey migrate` ran; before, it names what the database lacks', async () => {
    const { url, remove } = await createTestDatabase()
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    const limited = new URL(url)
    limited.username = 'serving'
    const server = { ...secrets, DATABASE_URL: limited.href, MIGRATE: 'off', SANDBOX: 'on' }
    await owner.query(`delete from migrations where name = '0033-languages.sql'`)
    await owner.query('alter table identities drop column locale; alter table outbox drop column locale')
    await owner.query(
      'create role serving login; grant usage on schema public to serving; grant select on migrations to serving',
    )
    await expect(startServerProcess(server)).rejects.toThrow(
      'the database lacks 1 migrations, the first of them 0033-languages.sql. Run `npx journey migrate`',
    )
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, '../migrate-database.ts')],
      {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: url },
      },
    )
    expect([status, stdout.trim()]).toEqual([0, 'The database has every migration of this release.'])
    await owner.query(rights)
    const running = await startServerProcess(server)
    await new Borrower(remoteApp(running.base)).register(registration())
    expect(running.said()).not.toContain('permission denied')
    await running.stop()
    await owner.query('drop owned by serving; drop role serving')
    await owner.end()
    await remove()
  })
})
