import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { idempotencyKeys } from '../database/schema.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { createTenantDirectory } from '../tenants/tenant-directory.ts'
import { startRetention } from './start-retention.ts'

/** Returns the shipped lender with a round every ten milliseconds. */
function hurried(): Tenant {
  const [tenant] = loadTenants(`${import.meta.dirname}/../..`).tenants
  if (tenant === undefined) throw new Error('There is no lender.')
  const { journey } = tenant
  const { limits } = journey.source.limits
  const retention = { ...limits.retention, firstMs: 1, everyMs: 10 }
  const source = { ...journey.source, limits: { ...journey.source.limits, limits: { ...limits, retention } } }
  return { ...tenant, journey: { ...journey, source } }
}

it('removes what is no longer kept by itself, again and again, and is done with it when it is stopped', async () => {
  const tenant = hurried()
  const database = await openTestDatabase()
  const keys = () => database.db.select().from(idempotencyKeys)
  const addOldKey = () =>
    database.db.insert(idempotencyKeys).values({
      ...{ identity: randomUUID(), key: 'a key of a test', requestHash: '', createdAt: new Date(0) },
    })
  await addOldKey()
  const faults: unknown[] = []
  const retention = startRetention({
    database,
    tenants: createTenantDirectory(() => [tenant]),
    clock: { now: () => new Date(), sleep: async () => {} },
    log: { info: () => {}, error: (fault: unknown) => void faults.push(fault) },
  })
  await vi.waitFor(async () => expect(await keys()).toEqual([]), 10_000)
  await addOldKey()
  await vi.waitFor(async () => expect(await keys()).toEqual([]), 10_000)
  await retention.stop()
  // A round that was still running would find no database.
  await database.close()
  expect(faults).toEqual([])
})
