import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createTestDatabase, openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { idempotencyKeys } from '../database/schema.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../tenants/tenant-directory.ts'
import { endedStates, runPurges } from './run-purges.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shipped = loadTenants(`${import.meta.dirname}/../..`).tenants
const now = new Date('2026-06-01T00:00:00.000Z')
const keys = 1050

/** Opens the same database twice: separate connections to one Postgres, or one shared embedded database. */
async function openTwice(): Promise<readonly [OpenDatabase, OpenDatabase, () => Promise<void>]> {
  const { url, remove } = await createTestDatabase()
  if (url === '') {
    const database = await openTestDatabase()
    return [database, database, () => database.close()]
  }
  const [one, other] = [await openPostgres(url), await openPostgres(url)]
  const close = async () => {
    await Promise.all([one.close(), other.close()])
    await remove()
  }
  return [one, other, close]
}

const purge = (database: OpenDatabase, said: unknown[] = []) =>
  runPurges({
    database,
    tenants: createTenantDirectory(() => shipped),
    clock: { now: () => now, sleep: async () => {} },
    log: {
      info: (counts: unknown) => void said.push(counts),
      error: (fault: unknown) => void said.push(fault),
    },
  })

describe('two servers on one database', () => {
  it('remove everything once, in batches, whoever of them does it, and say how much', async () => {
    const [one, other, close] = await openTwice()
    const createdAt = new Date('2026-01-01T00:00:00.000Z')
    const rows = Array.from({ length: keys }, () => ({
      ...{ identity: randomUUID(), key: 'a key of a test', requestHash: '', createdAt },
    }))
    await one.db.insert(idempotencyKeys).values(rows)
    const said: unknown[] = []
    const counts = await Promise.all([purge(one, said), purge(other, said)])
    expect(await one.db.select().from(idempotencyKeys)).toEqual([])
    expect(counts.reduce((sum, count) => sum + (count['idempotency keys'] ?? 0), 0)).toBe(keys)
    expect(said).toContainEqual({ purge: 'idempotency keys', removed: expect.any(Number) })
    await close()
  })
})

describe('an application', () => {
  it('has not ended in a state that its own lender has yet to leave, whatever it is to others', () => {
    const [own, ...others] = shipped
    if (own === undefined) throw new Error('There are lenders.')
    const states = { ...own.process.states, DECLINED: { kind: 'interactive' as const } }
    const appealing = { ...own, process: { ...own.process, states } }
    expect(endedStates({ all: () => shipped })).toContain('DECLINED')
    expect(endedStates({ all: () => [appealing, ...others] })).not.toContain('DECLINED')
  })
})

describe('a purge that fails', () => {
  it('is logged, and the others are run all the same', async () => {
    const database = await openTestDatabase()
    await database.exec('drop table outbox')
    const said: unknown[] = []
    expect(await purge(database, said)).toMatchObject({ letters: 0, 'removed uploads': 0 })
    expect(said).toContainEqual(expect.objectContaining({ purge: 'letters', err: expect.any(Error) }))
    await database.close()
  })
})
