// @module-tag slow
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repository } from '#source'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { identities } from '../../database/schema.ts'
import { pages } from '../../html/pages.ts'
import { openTenants } from '../open-tenants.ts'
import type { WatchedTenants } from './watch-tenants.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const source = {
  dev: false,
  document: async () => '<head><title>x</title><!--server:head--></head>',
  modulesOf: () => [],
}
const removed = 'liberty-porch'

// `server/tenants/files/watch-tenants.test.ts` tests how soon; this machine may be busy with other tests.
const soon = { timeout: 20_000, interval: 20 }

describe.each(['OWN', 'MOUNTED'] as const)('a lender whose folder is removed (%s)', (tenantSource) => {
  let root: string
  let database: OpenDatabase
  let watched: WatchedTenants
  let app: FastifyInstance

  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'removed-'))
    for (const folder of ['flows', ...['provider', 'hearthline', removed].map((code) => `tenants/${code}`)])
      cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true })
    database = await openTestDatabase()
    const settings = { root, tenants: path.join(root, 'tenants'), tenantSource }
    watched = await openTenants(settings, Promise.resolve(database))
    app = await createTestApp({
      database,
      tenants: watched.directory,
      pages: pages(repository, async () => source),
    })
  })
  afterEach(async () => {
    watched.stop()
    await app.close()
    rmSync(root, { recursive: true })
  })

  const open = async (url: string) => (await app.inject({ url })).statusCode
  const register = () => open(`/account/heloc/register?org=${removed}`)
  const remove = () => rmSync(path.join(root, 'tenants', removed), { recursive: true })

  it('is unknown to pages and calls, as after a start without it', async () => {
    expect(await register()).toBe(200)
    remove()
    await vi.waitFor(async () => expect(await register()).toBe(404), soon)
    expect(await open(`/service-application/external/api/v1/heloc/state-licenses?orgCode=${removed}`)).toBe(
      404,
    )
  })

  it('is known on, and takes nobody new, where somebody has an account', async () => {
    const account = { uuid: randomUUID(), tenant: removed, email: 'jo@example.com', profile: {} }
    await database.db.insert(identities).values(account)
    remove()
    await vi.waitFor(() => expect(watched.directory.all()).toHaveLength(1), soon)
    expect(await register()).toBe(200)
    expect(watched.directory.find(removed)?.settings.setup).toBe('CLOSED')
  })
})
