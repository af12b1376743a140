import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { databaseTemplate } from '../../tests/support/database/database-template.ts'
import { recordStatements } from '../../tests/support/database/record-statements.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { openPglite } from '../database/open-pglite.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let now = new Date('2026-11-20T08:00:00.000Z')
const clock = { now: () => now, sleep: async () => {} }
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

let statements: string[]
let app: FastifyInstance
let browser: Browser
let email: string
beforeAll(async () => {
  const database = await openPglite({ template: await databaseTemplate() })
  statements = recordStatements(database.client)
  app = await createTestApp({ database, clock })
})
afterAll(() => app.close())
beforeEach(async () => {
  email = nextAddress()
  browser = new Browser(app)
  await browser.register(registration({ email }))
  // The mail of the registration does not count any more.
  pass(60)
  await browser.signIn(email)
})

const profile = '/service-profile/api/v1/profile'
const status = () => `/service-krang-heloc/borrower/secure/api/v1/${browser.application}/status`

/**
 * Returns the statements that the database receives during some work. The release and the rollback of a savepoint count as the
 * same statement.
 */
async function during(work: () => Promise<unknown>): Promise<readonly string[]> {
  statements.length = 0
  await work()
  return statements.map((text) => text.replace(/^(release|rollback to) savepoint/, 'end of'))
}

describe('a session', () => {
  it('is written to at most once a minute, whatever is asked, and never for a page that asks by itself', async () => {
    const written = async (work: () => Promise<unknown>) =>
      (await during(work)).filter((text) => /^update "sessions"/.test(text)).length
    const ask = async () => {
      for (const url of [status(), profile, '/identity/secure/api/v1/sessions', status()])
        await browser.get(url)
    }
    expect(await written(ask)).toBe(0)
    pass(1)
    expect(await written(ask)).toBe(1)
    pass(0.9)
    expect(await written(ask)).toBe(0)
    pass(0.1)
    expect(await written(ask)).toBe(1)
    const [first] = (await browser.get('/identity/secure/api/v1/sessions')).json()
    expect(first.lastUsedAt).toBe(now.toISOString())
    pass(1)
    expect(await written(() => browser.call({ url: status(), headers: { 'x-poll': 'true' } }))).toBe(0)
  })

  it('costs what is asked most no statement: one reads it', async () => {
    const application = `/service-application/api/v1/application/heloc/${browser.application}`
    for (const url of [status(), profile, application])
      expect(await during(() => browser.get(url))).toHaveLength(1)
  })

  it('costs a change no statement: it is asked for with the key', async () => {
    const change = await during(() => browser.submit('nonsense', {}))
    // PGlite does not report the start and end of a transaction as statements; the second one locks the application.
    expect(change).toEqual([
      expect.stringMatching(/"sessions".*"idempotency_keys"/),
      expect.stringMatching(/for no key update/),
    ])
  })
})

/** The response time consists of the database statements and the password check. */
describe('an address that has no account', () => {
  const post = (path: string, values: object) => new Browser(app).post(`/identity/api/v1/${path}`, values)
  const orgCode = 'FHEL'
  const code = { code: '123456', password: 'plain walnut harbor lamp' }

  it.each([
    ['a wrong password', (address: string) => new Browser(app).signIn(address, 'not the password')],
    ['a code', (address: string) => post('registration/setup-code', { email: address, orgCode })],
    ['a wrong code', (address: string) => post('registration/setup', { email: address, orgCode, ...code })],
  ])('costs as many statements as one that has: %s, until it is refused', async (_, attempt) => {
    const often = async (address: string) => {
      for (let count = 0; count < 12; count += 1) await attempt(address)
    }
    expect(await during(() => often(`nobody.${email}`))).toEqual(await during(() => often(email)))
  })
})
