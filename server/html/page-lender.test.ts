import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { repository } from '#source'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../database/database.ts'
import { inLocale } from '../tenants/languages.ts'
import { letterLink } from '../tenants/letter-link.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { applicationLender } from './application-lender.ts'
import { pages } from './pages.ts'

vi.setConfig({ hookTimeout: 60_000 })

const source = {
  dev: false,
  document: async () => '<head><title>x</title><!--server:head--></head>',
  modulesOf: () => [],
}

let database: OpenDatabase
let app: FastifyInstance
let application: string
let address: string
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, pages: pages(repository, async () => source) })
  const borrower = new Borrower(app)
  await borrower.register(registration({ orgCode: 'harborcu' }))
  application = borrower.application
  address = `/account/heloc/${application}/liens?pop-webchat=true`
})
afterAll(() => app.close())

const shipped = (code: string) => shippedTenants().of({ tenant: code })

async function open(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers: { host: 'localhost:8080', ...headers } })
  const { 'set-cookie': cookie, 'cache-control': caching, location } = response.headers
  const lender = /"tenant":\{"code":"([^"]+)"/.exec(response.body)?.[1]
  return { status: response.statusCode, lender, cookie, caching, location, body: response.body }
}

describe('an address that names an application', () => {
  it('shows the brand of its lender to whoever comes without cookie, host and session, and never from a cache', async () => {
    expect(await open(address)).toMatchObject({ status: 200, lender: 'harborcu', caching: 'no-store' })
  })

  it('leaves the cookie with which the pages after it are of that lender too', async () => {
    const { cookie } = await open(address)
    expect(cookie).toBe('org=harborcu; Path=/; HttpOnly; SameSite=Lax')
    expect((await open('/dashboard', { cookie: 'org=harborcu' })).lender).toBe('harborcu')
    expect((await open(address, { cookie: 'org=harborcu' })).cookie).toBeUndefined()
  })

  it('is named by the way back that the sign-in keeps', async () => {
    const login = `/auth/login?redirectUrl=${encodeURIComponent(address)}`
    expect(await open(login)).toMatchObject({ lender: 'harborcu', caching: 'no-store' })
  })

  it.each([
    ['another cookie', {}, { cookie: 'org=summit-wholesale' }],
    ['another ?org=', { org: 'summit-wholesale' }, {}],
    ['an ?org= that nobody has', { org: 'nobody' }, {}],
  ])('is of the lender of the application whatever %s says', async (_, query, headers) => {
    const { lender, cookie } = await open(`${address}&${new URLSearchParams(query)}`, headers)
    expect([lender, cookie]).toEqual(['harborcu', expect.stringContaining('org=harborcu;')])
  })

  it('leads from the host of another lender to the one of its own', async () => {
    const led = await open(address, { host: 'summit-wholesale.localhost:8080' })
    expect(led).toMatchObject({ status: 302, caching: 'no-store', cookie: undefined })
    expect(led.location).toBe(`//harborcu.localhost:8080${address}`)
    const own = await open(address, { host: 'harborcu.localhost:8080' })
    expect([own.lender, own.cookie]).toEqual(['harborcu', undefined])
  })

  it('is like any other where there is no such application', async () => {
    const unknown = address.replace(application, randomUUID())
    expect(await open(unknown)).toMatchObject({ lender: 'hearthline', cookie: undefined })
    expect((await open(unknown, { cookie: 'org=summit-wholesale' })).lender).toBe('summit-wholesale')
    expect((await open(unknown, { host: 'summit-wholesale.localhost' })).lender).toBe('summit-wholesale')
    expect((await open(`${unknown}&org=nobody`)).status).toBe(404)
  })

  it('tells a stranger nothing but the lender: the document is that of the lender, byte for byte', async () => {
    const withoutNonce = (body: string) => body.replace(/nonce="[^"]+"/g, '')
    const stranger = await open(address)
    const anybody = await open(`/account/heloc/${randomUUID()}/liens?org=harborcu`)
    expect(withoutNonce(stranger.body)).toBe(withoutNonce(anybody.body))
    expect(stranger.body).not.toContain(application)
  })
})

describe('a document', () => {
  it('does not wait for a database that is busy with something else', async () => {
    const free = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const busy = database.db.transaction(async (tx) => {
      await tx.execute('lock table applications')
      held.resolve()
      await free.promise
    })
    await held.promise
    expect(await open(address)).toMatchObject({ status: 200, lender: 'hearthline' })
    free.resolve()
    await busy
  })

  it('does not fail with the database', async () => {
    const closed = await openTestDatabase()
    await closed.close()
    const error = vi.spyOn(app.log, 'error').mockImplementation(() => {})
    expect(await applicationLender({ database: closed, log: app.log }, application)).toBeUndefined()
    expect(error).toHaveBeenCalledOnce()
  })
})

describe('the link of a letter', () => {
  it('shows its lender at whatever address of ours it is opened, and keeps its own query', async () => {
    const link = letterLink(shipped('harborcu'), '/account/heloc/heloc-signer/login', { step: 'setup' })
    expect(link).toBe('https://harborcu.localhost/account/heloc/heloc-signer/login?step=setup&org=harborcu')
    const { pathname, search } = new URL(link)
    expect((await open(pathname + search)).lender).toBe('harborcu')
  })

  it('opens in the language of the letter, whatever the browser was told before, at a lender of several', () => {
    const langOf = (sender: Tenant) => new URL(letterLink(sender, '/auth/login')).searchParams.get('lang')
    expect(langOf(shipped('hearthline'))).toBe('en-US')
    expect(langOf(inLocale(shipped('hearthline'), 'es-US'))).toBe('es-US')
    expect(langOf(shipped('harborcu'))).toBeNull()
  })
})
