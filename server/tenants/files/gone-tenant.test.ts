import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { repository } from '#source'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { eq } from '../../database/drizzle.ts'
import { applications } from '../../database/schema.ts'
import { pages } from '../../html/pages.ts'
import { createTenantDirectory } from '../tenant-directory.ts'
import { createTenantReader } from './tenant-reader.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const source = {
  dev: false,
  document: async () => '<head><title>x</title><!--server:head--></head>',
  modulesOf: () => [],
}
const registerPath = '/identity/api/v1/registration/register'
const email = 'jo@example.com'
const password = 'correct horse battery'

let root: string
let database: OpenDatabase
let app: FastifyInstance
const listeners: (() => void)[] = []
let borrower: Borrower
/** Registration at that lender whose address is not confirmed yet. */
let waiting: { readonly registration: string; readonly code: string }
const read = () =>
  createTenantReader({ root, tenants: path.join(root, 'tenants') }, (problem) => {
    throw new Error(problem)
  })
let reader: ReturnType<typeof read>
function reload(): void {
  reader.reload()
  for (const listener of listeners) listener()
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'gone-'))
  for (const folder of [
    'flows',
    ...['provider', 'credit-union', 'harborcu', 'hearthline'].map((code) => `tenants/${code}`),
  ])
    cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true })
  reader = read()
  database = await openTestDatabase()
  app = await createTestApp({
    database,
    tenants: createTenantDirectory(
      () => reader.current(),
      (listener) => listeners.push(listener),
      () => reader.known(),
    ),
    pages: pages(repository, async () => source),
  })
  borrower = new Borrower(app)
  await borrower.register(registration({ orgCode: 'harborcu', email, password }))
  await walk(borrower, 'OFFER_SELECTION')
  waiting = await register('waiting@example.com')
  rmSync(path.join(root, 'tenants/harborcu'), { recursive: true })
  reload()
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

async function register(email: string) {
  const somebody = new Borrower(app)
  const kept = await somebody.post(registerPath, registration({ orgCode: 'harborcu', email }))
  return { registration: kept.json().registration, code: await somebody.codeTo(email) }
}

async function open(url: string, host = 'localhost') {
  const { statusCode, body, headers } = await app.inject({ url, headers: { host } })
  return {
    status: statusCode,
    lender: /"tenant":\{"code":"([^"]+)"/.exec(body)?.[1],
    location: headers.location,
  }
}
const address = () => `/account/heloc/${borrower.application}/product/select`

describe('a lender that is gone while the server runs', () => {
  it('takes nobody new', async () => {
    const { statusCode } = await new Borrower(app).post(registerPath, registration({ orgCode: 'harborcu' }))
    expect(statusCode).toBe(403)
    const { registration: uuid, code } = waiting
    const confirmed = await new Borrower(app).confirm(uuid, code, 'harborcu')
    expect([confirmed.statusCode, confirmed.json().code]).toEqual([403, 'NOT_ACCEPTING'])
    expect(reader.current().map(({ code }) => code)).toEqual(['hearthline'])
  })

  it('is shown to whoever has begun there, who signs in and goes on', async () => {
    expect(await open(address())).toMatchObject({ status: 200, lender: 'harborcu' })
    expect(await open(address(), 'harborcu.localhost')).toMatchObject({ status: 200, lender: 'harborcu' })
    borrower.token = undefined
    const login = { applicationName: 'heloc', orgCode: 'HARBORCU', mode: 'borrower', email, password }
    expect((await borrower.post('/identity-broker/customer/api/v3/login', login)).json()).toEqual({
      redirect: `/account/heloc/${borrower.application}`,
    })
    await walk(borrower, 'APP_SUBMISSION')
  })

  it('leaves its applications as they are when the server starts without it, which says so', async () => {
    reader = read()
    reload()
    const { statusCode, body } = await borrower.submit('summary', {})
    expect(statusCode).toBe(503)
    expect(JSON.parse(body)).toEqual({
      errors: [
        'We cannot continue with this lender’s applications at the moment. Yours is saved as it is. Please try again later.',
      ],
      code: 'TENANT_NOT_SERVED',
    })
    expect((await borrower.status()).checklistStatus).toBe('APP_SUBMISSION')
    expect((await open(address())).status).toBe(404)
  })

  it('is served again when it is back, and the jobs that the queue gave up on are done', async () => {
    const state = 'GEN_APP_DISCLOSURES' as const
    const status = { ...(await borrower.status()), checklistStatus: state }
    await database.db
      .update(applications)
      .set({ state, status, version: 1000 })
      .where(eq(applications.uuid, borrower.application))
    cpSync(path.join(repository, 'tenants/harborcu'), path.join(root, 'tenants/harborcu'), {
      recursive: true,
    })
    reload()
    await borrower.reach('APP_SUBMISSION')
    expect((await open(address())).lender).toBe('harborcu')
  })
})
