import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type JsonObject, mergePatch, repository } from '#source'
import { databaseTemplate } from '../../../tests/support/database/database-template.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { openPglite } from '../../database/open-pglite.ts'
import { lookMs, quietMs, type WatchedTenants } from '../files/watch-tenants.ts'
import { openTenants } from '../open-tenants.ts'
import { publishTenant, withdrawTenant } from './published-tenants.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = path.join(repository, 'tenants')
const settings = { root: repository, tenants: folder, tenantSource: 'DATABASE' } as const

let database: OpenDatabase
let servers: readonly WatchedTenants[]
const told: string[] = []

const start = () => openTenants(settings, Promise.resolve(database), (problem) => told.push(problem))

beforeAll(async () => {
  database = await openPglite({ template: await databaseTemplate() })
})
afterAll(() => database.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  servers = [await start(), await start()]
  told.length = 0
})
afterEach(async () => {
  for (const { stop } of servers) stop()
  vi.useRealTimers()
  for (const code of ['newcomer', 'harborcu']) await withdrawTenant(database.db, code)
})

/** Returns the files of a shipped lender with changed settings. */
function filesOf(code: string, change: JsonObject): ReadonlyMap<string, Uint8Array> {
  const files = readdirSync(path.join(folder, code)).map(
    (name) => [name, readFileSync(path.join(folder, code, name))] as const,
  )
  const settings = JSON.parse(readFileSync(path.join(folder, code, 'tenant.json'), 'utf8'))
  return new Map([...files, ['tenant.json', Buffer.from(JSON.stringify(mergePatch(settings, change)))]])
}
const newcomer = { code: 'newcomer', hosts: ['newcomer.localhost'], org: { orgCode: 'NEWCOMER' } }
const publish = (code: string, from: string, change: JsonObject) =>
  publishTenant(database.db, code, filesOf(from, change))
const brands = (code: string) =>
  servers.map(({ directory }) => directory.all().find((tenant) => tenant.code === code)?.settings.theme.brand)

/** Waits until a change has been read. */
async function untilRead(): Promise<void> {
  await vi.advanceTimersByTimeAsync(lookMs)
  // The database does not follow the fake clock.
  await database.db.execute('select 1')
  await vi.advanceTimersByTimeAsync(quietMs)
}

describe('a lender that is published to a database', () => {
  it('is served by every server on it, beside those of its own folder, and gone when it is withdrawn', async () => {
    expect(brands('newcomer')).toEqual([undefined, undefined])
    await publish('newcomer', 'harborcu', { ...newcomer, theme: { brand: '#123456' } })
    await untilRead()
    expect(brands('newcomer')).toEqual(['#123456', '#123456'])
    expect(servers[0]?.directory.find('newcomer')?.effective.images.logo).toEqual(
      readFileSync(path.join(folder, 'harborcu/logo.svg')),
    )
    await withdrawTenant(database.db, 'newcomer')
    await untilRead()
    expect(brands('newcomer')).toEqual([undefined, undefined])
    expect(told).toEqual([])
  })

  it('stands over the one of the folder, and gives way to it when it is withdrawn', async () => {
    const before = brands('harborcu')
    await publish('harborcu', 'harborcu', { theme: { brand: '#123456' } })
    await untilRead()
    expect(brands('harborcu')).toEqual(['#123456', '#123456'])
    await withdrawTenant(database.db, 'harborcu')
    await untilRead()
    expect(brands('harborcu')).toEqual(before)
  })

  it('is refused where it is broken, with what is wrong, and served as it was', async () => {
    await publish('newcomer', 'harborcu', { ...newcomer, theme: { brand: '#123456' } })
    await untilRead()
    await publish('newcomer', 'harborcu', { ...newcomer, theme: { brand: 'navy' } })
    await untilRead()
    expect(brands('newcomer')).toEqual(['#123456', '#123456'])
    expect(told).toHaveLength(2)
    expect(told[0]).toContain('The lender newcomer is served as it was before it changed')
    expect(told[0]).toContain('tenants/newcomer/tenant.json:1:')
    expect(told[0]).toContain('"navy" has the wrong form.')
  })

  it('is there for a server that starts later', async () => {
    await publish('newcomer', 'harborcu', newcomer)
    const later = await start()
    expect(later.directory.find('NEWCOMER')?.code).toBe('newcomer')
    later.stop()
  })

  it('touches no other lender', async () => {
    const before = servers[0]?.directory.all() ?? []
    await publish('newcomer', 'harborcu', newcomer)
    await untilRead()
    const after = new Set(servers[0]?.directory.all())
    expect(before.filter((tenant) => !after.has(tenant))).toEqual([])
  })

  it.each([
    ['leads out of its folder', '../hearthline/logo.svg', 10],
    ['is larger than is read', 'logo.svg', 10 * 2 ** 20 + 1],
  ])('is not taken with a file that %s', async (_, name, size) => {
    const files = new Map([...filesOf('harborcu', newcomer), [name, new Uint8Array(size)] as const])
    await expect(publishTenant(database.db, 'newcomer', files)).rejects.toThrow()
    await untilRead()
    expect(brands('newcomer')).toEqual([undefined, undefined])
  })
})
