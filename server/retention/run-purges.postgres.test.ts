import { expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/test-database.ts'
import { sql } from '../database/drizzle.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../tenants/tenant-directory.ts'
import { runPurges } from './run-purges.ts'

const shipped = loadTenants(`${import.meta.dirname}/../..`).tenants

it('leaves the work to another server that is at it', async () => {
  const { url, remove } = await createTestDatabase()
  const [one, other] = [await openPostgres(url), await openPostgres(url)]
  const purge = () =>
    runPurges({
      database: other,
      tenants: createTenantDirectory(() => shipped),
      clock: { now: () => new Date(), sleep: async () => {} },
      log: { info: () => {}, error: () => {} },
    })
  await one.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1002012)`)
    expect(await purge()).toEqual({})
  })
  expect(Object.keys(await purge())).toContain('idempotency keys')
  await Promise.all([one.close(), other.close()])
  await remove()
})
