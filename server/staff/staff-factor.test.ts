import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { codeOf } from '../../tests/support/http/factor.ts'
import { asOperator, staffMember, staffPassword } from '../../tests/support/http/staff.ts'
import type { OpenDatabase } from '../database/database.ts'
import { desc } from '../database/drizzle.ts'
import { auditLog, outbox } from '../database/schema.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { resolveSettings } from '../settings.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const path = '/service-staff/secure/api/v1/second-factor'
const self = '/service-staff/secure/api/v1/self'
const login = '/identity-broker/agent/api/v3/login'
const minute = 60_000
const secrets = createSecrets()

let now = new Date('2026-03-02T15:00:00.000Z')
let database: OpenDatabase
let app: FastifyInstance
const said: string[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({
    database,
    secrets,
    sandbox: { needsStaffFactor: true },
    clock: { now: () => now, sleep: async () => {} },
  })
  vi.spyOn(app.log, 'warn').mockImplementation((line: unknown) => void said.push(JSON.stringify(line)))
})
afterAll(() => app.close())
beforeEach(() => pass(24 * 60 * minute))
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

let count = 0

/** Staff member who has just set a password, which leaves the second factor to be set up. */
async function begun(roles = ['REVIEWER'], tenants = ['hearthline']) {
  count += 1
  const email = `factor.${count}@example.com`
  const operator = asOperator(app, secrets.operatorKey)
  await operator.post('/operator/staff', { email, name: 'Sam Desk', roles, tenants })
  const member = new Browser(app)
  const code = await member.codeTo(email)
  const orgCode = roles.includes('BROKER') ? { orgCode: tenants[0] } : {}
  const set = { email, code, password: staffPassword, ...orgCode }
  const answer = await member.post('/service-staff/api/v1/setup', set)
  return { member, email, answer, orgCode }
}

async function setUp(member: Browser) {
  const { secret } = (await member.post(path, {})).json()
  const answer = await member.post(`${path}/confirmation`, { code: codeOf(secret, now) })
  pass(minute)
  return { secret: secret as string, answer }
}

async function signIn(email: string, more: object = {}) {
  const browser = new Browser(app)
  return { browser, answer: await browser.post(login, { email, password: staffPassword, ...more }) }
}

describe('somebody of the staff who needs a second factor', () => {
  it('sets one up first, and opens nothing else before: not with the code that sets the password either', async () => {
    const { member, answer } = await begun()
    expect(answer.json()).toEqual({ redirect: '/agent', twoFactorEnabled: false, totpVerified: false })
    expect((await member.get(self)).json().code).toBe('FACTOR_DUE')
    const { browser } = await signIn((await begun()).email)
    expect((await browser.get('/service-staff/secure/api/v1/desk')).json().code).toBe('FACTOR_DUE')
    expect((await browser.post(`${path}/verification`, { code: '123456' })).statusCode).toBe(422)
  })

  it('is signed in by the code that confirms it, gets ten recovery codes this once, and a letter', async () => {
    const { member, email } = await begun()
    const { answer } = await setUp(member)
    expect(answer.json().recoveryCodes).toHaveLength(10)
    expect((await member.get(self)).json().email).toBe(email)
    const letters = await database.db.select().from(outbox).orderBy(desc(outbox.id))
    expect(letters.find(({ template }) => template === 'factorSet')?.recipient).toBe(email)
    expect((await member.post(path, {})).statusCode).toBe(401)
  })

  it.each([
    ['one of the staff', ['REVIEWER'], ['hearthline']],
    ['a broker', ['BROKER'], ['summit-wholesale']],
  ])('is asked for a code at each sign-in after the password: %s', async (_, roles, tenants) => {
    const { member, email, orgCode } = await begun(roles, tenants)
    const { secret, answer: confirmed } = await setUp(member)
    const first = await signIn(email, orgCode)
    expect(first.answer.json()).toMatchObject({ twoFactorEnabled: true, totpVerified: false })
    expect((await first.browser.get(self)).statusCode).toBe(401)
    const { browser } = await signIn(email, orgCode)
    expect((await browser.post(`${path}/verification`, { code: codeOf(secret, now) })).statusCode).toBe(200)
    expect((await browser.get(self)).statusCode).toBe(200)
    const [recovery] = confirmed.json().recoveryCodes
    const second = await signIn(email, orgCode)
    expect((await second.browser.post(`${path}/verification`, { code: recovery })).statusCode).toBe(200)
  })

  it('sets no other one up between the password and the code', async () => {
    const { member, email } = await begun()
    await setUp(member)
    const { browser } = await signIn(email)
    expect((await browser.get(path)).json().isSet).toBe(true)
    expect((await browser.post(path, {})).json().code).toBe('FACTOR_SET')
    expect((await browser.post(`${path}/confirmation`, { code: '123456' })).json().code).toBe(
      'FACTOR_NOT_BEGUN',
    )
  })

  it('is asked for it after a forgotten password, too: the mail alone opens nothing', async () => {
    const { member, email } = await begun()
    await setUp(member)
    const browser = new Browser(app)
    await browser.post('/service-staff/api/v1/setup-code', { email })
    const code = await browser.codeTo(email)
    const set = { email, code, password: 'another desk lamp' }
    const answer = await browser.post('/service-staff/api/v1/setup', set)
    expect(answer.json()).toMatchObject({ twoFactorEnabled: true, totpVerified: false })
    expect((await browser.get(self)).statusCode).toBe(401)
  })

  it('loses it by the operator alone, who resets the account: in the log of security and the audit log', async () => {
    const { member, email } = await begun()
    await setUp(member)
    said.length = 0
    const reset = await asOperator(app, secrets.operatorKey).post('/operator/staff/resets', { email })
    expect(reset.statusCode).toBe(200)
    expect(said.filter((line) => line.includes('"security":"factor-reset"'))).toHaveLength(1)
    const acts = (await database.db.select().from(auditLog)).map(({ act }) => act)
    expect(acts).toContain('configured.staff')
    expect(acts).toContain('changed.factor')
    expect((await member.get(self)).statusCode).toBe(401)
    const browser = new Browser(app)
    const code = await browser.codeTo(email)
    const set = { email, code, password: staffPassword }
    const answer = await browser.post('/service-staff/api/v1/setup', set)
    expect(answer.json()).toMatchObject({ twoFactorEnabled: false, totpVerified: false })
  })

  it('loses it by the operator’s unlocking too, where that is asked for, and is told by letter', async () => {
    const { member, email } = await begun()
    await setUp(member)
    const unlocked = await asOperator(app, secrets.operatorKey).post('/operator/unlocks', {
      email,
      removesFactor: true,
    })
    expect(unlocked.statusCode).toBe(200)
    const letters = await database.db.select().from(outbox).orderBy(desc(outbox.id))
    expect(letters.find(({ template }) => template === 'factorRemoved')?.recipient).toBe(email)
    expect((await signIn(email)).answer.json()).toMatchObject({
      twoFactorEnabled: false,
      totpVerified: false,
    })
  })
})

describe('a second factor of the staff', () => {
  it('is asked for wherever the sandbox is off, and in the sandbox where SANDBOX_STAFF_FACTOR says so', () => {
    const needs = (env: NodeJS.ProcessEnv) => resolveSettings(env, []).sandbox.needsStaffFactor
    expect([
      needs({ SANDBOX: 'on' }),
      needs({ SANDBOX: 'closed' }),
      needs({ SANDBOX: 'closed', SANDBOX_STAFF_FACTOR: 'on' }),
      needs({ SANDBOX: 'off' }),
    ]).toEqual([false, false, true, true])
    expect(() => needs({ SANDBOX: 'off', SANDBOX_STAFF_FACTOR: 'off' })).toThrow(
      'always need a second factor',
    )
    expect(() => needs({ SANDBOX_STAFF_FACTOR: 'maybe' })).toThrow('It must be on')
  })

  it('is not asked for in the sandbox without that', async () => {
    const open = await createTestApp({ secrets })
    const member = await staffMember(open, secrets.operatorKey, {
      roles: ['REVIEWER'],
      tenants: ['hearthline'],
    })
    expect((await member.get(self)).statusCode).toBe(200)
    await open.close()
  })
})
