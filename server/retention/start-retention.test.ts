import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPglite } from '../database/open-pglite.ts'
import { idempotencyKeys } from '../database/schema.ts'
import { loadTenants } from '../tenants/load-tenants.ts'
import { createTenantDirectory } from '../tenants/tenant-directory.ts'
import { databaseTemplate } from '../testing/database-template.ts'
import { startRetention } from './start-retention.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const shipped = loadTenants(`${import.meta.dirname}/../..`).tenants

let database: Awaited<ReturnType<typeof openPglite>>
beforeAll(async () => {
  database = await openPglite({ template: await databaseTemplate() })
})
afterAll(() => database.close())
afterEach(() => void vi.useRealTimers())

describe('a server', () => {
  it('removes what is no longer kept by itself, again and again until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { db } = database
    const addOldKey = () =>
      db.insert(idempotencyKeys).values({
        ...{ identity: randomUUID(), key: 'a key of a test', requestHash: '', createdAt: new Date(0) },
      })
    const nextRound = async () => {
      vi.advanceTimersToNextTimer()
      await vi.waitFor(async () => expect(await db.select().from(idempotencyKeys)).toEqual([]))
      // The end of a round sets the time of the next.
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    }
    await addOldKey()
    const retention = startRetention({
      database,
      tenants: createTenantDirectory(() => shipped),
      clock: { now: () => new Date(), sleep: async () => {} },
      log: { info: () => {}, error: () => {} },
    })
    await nextRound()
    await addOldKey()
    await nextRound()
    await retention.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
