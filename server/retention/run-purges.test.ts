import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startPostgres } from '../../tests/support/temporary-postgres.ts'
import type { OpenDatabase } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { migrate } from '../database/migrate.ts'
import { openPglite } from '../database/open-pglite.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { idempotencyKeys } from '../database/schema.ts'
import { loadTenants } from '../tenants/load-tenants.ts'
import { createTenantDirectory } from '../tenants/tenant-directory.ts'
import { databaseTemplate } from '../testing/database-template.ts'
import { runPurges } from './run-purges.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shipped = loadTenants(`${import.meta.dirname}/../..`).tenants
const tenants = createTenantDirectory(() => shipped)
const now = new Date('2026-06-01T00:00:00.000Z')
const keys = 1050

const embedded = await openPglite({ template: await databaseTemplate() })
const postgres = await startPostgres()
if (postgres === undefined) console.error('Two servers on one Postgres are NOT TESTED: none is installed.')
/** Each server has connections of its own to one Postgres; the embedded database has one for all. */
const shared =
  postgres === undefined ? [] : [await openPostgres(postgres.url), await openPostgres(postgres.url)]
const [first, second] = shared
if (first !== undefined) await migrate(first)
afterAll(async () => {
  for (const database of [embedded, ...shared]) await database.close()
  await postgres?.stop()
})

async function addOldKeys({ db }: OpenDatabase): Promise<void> {
  const createdAt = new Date('2026-01-01T00:00:00.000Z')
  const rows = Array.from({ length: keys }, () => ({
    identity: randomUUID(),
    key: 'a key of a test',
    requestHash: '',
    createdAt,
  }))
  await db.insert(idempotencyKeys).values(rows)
}

const countKeys = async ({ db }: OpenDatabase): Promise<number> =>
  (await db.select().from(idempotencyKeys)).length

const purge = (database: OpenDatabase, said: unknown[] = []) =>
  runPurges({
    database,
    tenants,
    clock: { now: () => now, sleep: async () => {} },
    log: {
      info: (counts: unknown) => void said.push(counts),
      error: (fault: unknown) => void said.push(fault),
    },
  })

const pairs: readonly (readonly [string, OpenDatabase, OpenDatabase])[] = [
  ['the embedded database', embedded, embedded],
  ...(first && second ? [['one Postgres', first, second] as const] : []),
]

describe.each(pairs)('two servers on %s', (_, one, other) => {
  it('remove everything once, in batches, whoever of them does it, and say how much', async () => {
    await addOldKeys(one)
    const said: unknown[] = []
    const counts = await Promise.all([purge(one, said), purge(other, said)])
    expect(await countKeys(one)).toBe(0)
    expect(counts.reduce((sum, count) => sum + (count['idempotency keys'] ?? 0), 0)).toBe(keys)
    expect(said).toContainEqual(expect.objectContaining({ purge: 'idempotency keys' }))
  })
})

describe.each(pairs.slice(1))('a server on %s', (_, one, other) => {
  it('leaves the work to another that is at it', async () => {
    await addOldKeys(one)
    await one.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1002012)`)
      expect(await purge(other)).toEqual({})
    })
    expect(await countKeys(one)).toBe(keys)
    expect(await purge(other)).toMatchObject({ 'idempotency keys': keys })
  })
})
