import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { pageView, sessionRequest } from '../../../tests/support/backend/telemetry-client.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { replayLinks } from '../../database/schema.ts'
import { contentSecurityPolicy } from '../../html/content-security-policy.ts'
import { createTenantDirectory } from '../../tenants/tenant-directory.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const link = 'https://replay.example/sessions/one'
const tenants = createTenantDirectory(() =>
  shippedTenants()
    .all()
    .map((tenant) => ({
      ...tenant,
      settings: { ...tenant.settings, replay: { frameUrl: 'https://replay.example/frame' } },
    })),
)
let app: FastifyInstance
let database: OpenDatabase
let borrower: Borrower
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ tenants, database })
  borrower = new Borrower(app)
  await borrower.register(registration())
})
afterAll(() => app.close())

const put = (payload: object, application = borrower.application) =>
  borrower.call({
    method: 'PUT',
    url: `/service-application/api/v1/application/heloc/${application}/full-story-link`,
    payload,
  })

describe('the link of a replay', () => {
  it('is kept with one’s own application, and replaced by the next', async () => {
    expect((await put({ link: `${link}-before` })).statusCode).toBe(204)
    expect((await put({ link })).statusCode).toBe(204)
    expect((await put({ link }, randomUUID())).statusCode).toBe(404)
    expect(await database.db.select().from(replayLinks)).toMatchObject([
      { application: borrower.application, link },
    ])
  })

  it('leads to the lender’s own service, without a query', async () => {
    const broken = ['https://[', 'https://%', 'https://replay.example:99999/']
    const elsewhere = [
      'https://elsewhere.example/x',
      'http://replay.example/x',
      'https://replay.example.eu/x',
    ]
    for (const other of [...elsewhere, ...broken, `${link}?email=a`])
      expect((await put({ link: other })).statusCode).toBe(422)
  })
})

describe('the copy of one’s data', () => {
  it('holds what browsers told while one was signed in, and where it is replayed', async () => {
    await put({ link })
    const base = '/service-telemetry/ft/external'
    const begun = await app.inject({ method: 'POST', url: `${base}/session`, payload: sessionRequest() })
    await borrower.post(`${base}/event`, pageView(begun.json().sessionKey))
    const copy = await borrower.post('/identity/secure/api/v1/data', {
      currentPassword: 'correct horse battery',
    })
    expect(copy.json()).toMatchObject({
      usage: [{ event: 'PAGEVIEW', page: 'register', device: 'PHONE' }],
      replays: [{ applicationUuid: borrower.application, link }],
    })
  })
})

describe('the policy of a page', () => {
  it('admits the frame of the service and no other, and none of its scripts', () => {
    const policy = contentSecurityPolicy('n', false, ['https://replay.example'])
    expect(policy).toContain("frame-src 'self' blob: https://replay.example;")
    expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';")
  })
})
