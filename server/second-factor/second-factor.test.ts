import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { codeOf, type Factor, giveCode, setUpFactor } from '../../tests/support/http/factor.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { staffMember } from '../../tests/support/http/staff.ts'
import type { OpenDatabase } from '../database/database.ts'
import { and, desc, eq } from '../database/drizzle.ts'
import { identities, outbox, recoveryCodes, secondFactors } from '../database/schema.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { reseal } from '../keys/reseal.ts'
import { createKey, createRing } from '../secrets/key-ring.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const path = '/identity/secure/api/v1/second-factor'
const password = 'correct horse battery'
const minute = 60_000
const begin = new Date('2026-03-02T15:00:00.000Z')
const secrets = { ...createSecrets() }

let now = begin
let database: OpenDatabase
let app: FastifyInstance
const said: string[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, secrets, clock: { now: () => now, sleep: async () => {} } })
  const { log } = app
  vi.spyOn(log, 'warn').mockImplementation((line: unknown) => void said.push(JSON.stringify(line)))
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date(now.getTime() + 24 * 60 * minute)
})
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

interface Owner {
  readonly borrower: Browser
  readonly email: string
  readonly factor: Factor
}

/** Borrower with a second factor, of which no code was used in this minute. */
async function owner(): Promise<Owner> {
  const email = nextAddress()
  const borrower = new Browser(app)
  await borrower.register(registration({ email, password }))
  const factor = await setUpFactor(borrower, now)
  pass(minute)
  return { borrower, email, factor }
}

/** Somebody who knows the password: signs in and waits for the code. */
async function knowsPassword(email: string, address = '') {
  const browser = new Browser(app, { address })
  const answer = await browser.signIn(email)
  return { browser, answer }
}

const mailedTo = async (email: string) =>
  (await database.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id))).map(
    ({ template }) => template,
  )
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const statuses = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort()

describe('a sign-in with a second factor', () => {
  it('is asked for the code after the password, in the words of the specification, and completed with it', async () => {
    const { email, factor } = await owner()
    const { browser, answer } = await knowsPassword(email)
    expect(answer.json()).toEqual({ jwt: expect.any(String), twoFactorEnabled: true, totpVerified: false })
    const asked = (await browser.get('/identity/secure/api/v1/identity')).json()
    expect(asked).toMatchObject({ twoFactorEnabled: true, totpVerified: false })
    const given = await giveCode(browser, codeOf(factor.secret, now))
    expect(given.json()).toEqual({ redirect: expect.stringMatching(/^\//) })
    const done = (await browser.get('/identity/secure/api/v1/identity')).json()
    expect(done).toMatchObject({ twoFactorEnabled: true, totpVerified: true })
    expect((await browser.get('/service-profile/api/v1/profile')).statusCode).toBe(200)
  })

  it('answers as before where none is set up', async () => {
    const email = nextAddress()
    await new Browser(app).register(registration({ email, password }))
    expect((await knowsPassword(email)).answer.json()).toEqual({ jwt: expect.any(String) })
  })

  it('says before the code which language its owner chose, so that a page asks for it in that', async () => {
    const { email, borrower } = await owner()
    const language = {
      method: 'PUT',
      url: '/identity/secure/api/v1/language',
      payload: { locale: 'es-US' },
    } as const
    expect((await borrower.call(language)).statusCode).toBe(200)
    const browser = new Browser(app)
    const answer = await browser.signIn(email, password, '/identity-broker/customer/api/v3/login')
    expect(answer.json()).toMatchObject({ locale: 'es-US', totpVerified: false })
  })

  it('tells nothing of an application before the code, not even which page comes next', async () => {
    const { email } = await owner()
    const browser = new Browser(app)
    const answer = await browser.signIn(email, password, '/identity-broker/customer/api/v3/login')
    expect(answer.json()).toEqual({ redirect: '/dashboard', twoFactorEnabled: true, totpVerified: false })
  })

  it('opens nothing of what needs a sign-in before the code: no route, as its policy says', async () => {
    const { email, borrower } = await owner()
    const { browser } = await knowsPassword(email)
    const { token } = browser
    const open: string[] = []
    for (const { method, url, policy } of app.policies) {
      if (!['customer', 'signer', 'staff'].includes(policy.who) || policy.signIns !== undefined) continue
      const at = url.replaceAll(/:\w+/g, borrower.application).replaceAll('*', 'x')
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'a-key-of-a-test' }
      const answer = await app.inject({
        method: method as 'GET',
        url: at,
        headers,
        ...(method !== 'GET' && { payload: {} }),
      })
      if (answer.statusCode !== 401) open.push(`${method} ${url}: ${answer.statusCode}`)
    }
    expect(app.policies.length).toBeGreaterThan(80)
    expect(open).toEqual([])
  })

  it('leaves the token of before the code without any use once the code was given', async () => {
    const { email, factor } = await owner()
    const { browser } = await knowsPassword(email)
    const { token } = browser
    await giveCode(browser, codeOf(factor.secret, now))
    const again = new Browser(app)
    again.token = token
    pass(minute)
    expect((await giveCode(again, codeOf(factor.secret, now))).statusCode).toBe(401)
    again.token = token
    expect((await again.get('/identity/secure/api/v1/identity')).statusCode).toBe(401)
  })

  it('is over when the password was replaced meanwhile', async () => {
    const { email, factor, borrower } = await owner()
    const { browser } = await knowsPassword(email)
    const changed = { currentPassword: password, password: 'another horse battery' }
    expect((await borrower.post('/identity/secure/api/v1/password', changed)).statusCode).toBe(200)
    expect((await giveCode(browser, codeOf(factor.secret, now))).statusCode).toBe(401)
  })

  it('is no place where one is signed in, and no known browser, until the code was given', async () => {
    const { email, borrower } = await owner()
    const { browser } = await knowsPassword(email)
    expect(browser.cookies).not.toContain('known=')
    expect((await borrower.get('/identity/secure/api/v1/sessions')).json()).toHaveLength(1)
    expect(await mailedTo(email)).not.toContain('newDevice')
  })

  it('is asked for the code after a new password that a mailed code has set, too', async () => {
    const { email } = await owner()
    const browser = new Browser(app)
    await browser.post('/identity/api/v1/registration/setup-code', { email, orgCode: 'hearthline' })
    const code = await browser.codeTo(email)
    const reset = { email, code, password: 'another horse battery', orgCode: 'hearthline' }
    const answer = await browser.post('/identity/api/v1/registration/setup', reset)
    expect(answer.json()).toEqual({
      identityUuid: expect.any(String),
      twoFactorEnabled: true,
      totpVerified: false,
    })
    expect((await browser.get('/service-profile/api/v1/profile')).json().code).toBe('FACTOR_DUE')
  })
})

describe('a code of the app', () => {
  it('is taken from one step before and one after, and no further', async () => {
    const { email, factor } = await owner()
    const at = now.getTime()
    const tried = async (seconds: number) => {
      const { browser } = await knowsPassword(email)
      return (await giveCode(browser, codeOf(factor.secret, new Date(at + seconds * 1000)))).statusCode
    }
    expect([await tried(-60), await tried(60)]).toEqual([422, 422])
    expect([await tried(-30), await tried(0), await tried(30)]).toEqual([200, 200, 200])
  })

  it('is taken once, and none from before it', async () => {
    const { email, factor } = await owner()
    const code = codeOf(factor.secret, now)
    const tried = async (given: string) => giveCode((await knowsPassword(email)).browser, given)
    expect((await tried(code)).statusCode).toBe(200)
    const again = await tried(code)
    expect([again.statusCode, again.json().code]).toEqual([422, 'FACTOR_CODE'])
    expect((await tried(codeOf(factor.secret, new Date(now.getTime() - 30_000)))).statusCode).toBe(422)
  })

  it('is taken once, also by two requests of the same moment', async () => {
    const { email, factor } = await owner()
    const browsers = await Promise.all([1, 2, 3, 4].map(async () => (await knowsPassword(email)).browser))
    const code = codeOf(factor.secret, now)
    expect(statuses(await Promise.all(browsers.map((each) => giveCode(each, code))))).toEqual([
      200, 422, 422, 422,
    ])
  })

  it('that set the factor up signs nobody in', async () => {
    const email = nextAddress()
    const borrower = new Browser(app)
    await borrower.register(registration({ email, password }))
    const { secret } = await setUpFactor(borrower, now)
    const { browser } = await knowsPassword(email)
    expect((await giveCode(browser, codeOf(secret, now))).statusCode).toBe(422)
  })

  it('is not guessed: wrong ones count for the account, in however many sessions and from however many addresses', async () => {
    const { email, factor } = await owner()
    const code = codeOf(factor.secret, now)
    const from = async (address: string, given: string) =>
      (await giveCode((await knowsPassword(email, address)).browser, given)).statusCode
    const own: number[] = []
    for (let guess = 0; guess < 11; guess += 1) own.push(await from('203.0.113.9', wrong(code)))
    expect(own.slice(-2)).toEqual([422, 429])
    expect((await mailedTo(email)).filter((template) => template === 'factorGuessed')).toHaveLength(1)
    // During the wait not even the right one is looked at.
    expect(await from('203.0.113.9', code)).toBe(429)
    const others: number[] = []
    for (let guess = 0; guess < 50; guess += 1) others.push(await from(`198.51.100.${guess}`, wrong(code)))
    expect(others.at(-1)).toBe(429)
  })

  it('keeps the owner waiting for a minute at most where strangers guess, and not at all in a known browser', async () => {
    const { email, factor, borrower } = await owner()
    for (let guess = 0; guess < 70; guess += 1) {
      const { browser } = await knowsPassword(email, `198.51.100.${guess}`)
      await giveCode(browser, wrong(codeOf(factor.secret, now)))
    }
    await borrower.signIn(email)
    expect((await giveCode(borrower, codeOf(factor.secret, now))).statusCode).toBe(200)
    pass(minute)
    const { browser } = await knowsPassword(email, '192.0.2.77')
    expect((await giveCode(browser, codeOf(factor.secret, now))).statusCode).toBe(200)
  })
})

describe('a recovery code', () => {
  it('signs in in place of the app, once, however it is written', async () => {
    const { email, factor } = await owner()
    const [code = ''] = factor.recoveryCodes
    const tried = async () =>
      giveCode((await knowsPassword(email)).browser, code.toLowerCase().replaceAll('-', ' '))
    expect([(await tried()).statusCode, (await tried()).statusCode]).toEqual([200, 422])
  })

  it('is spent once, also by two requests of the same moment', async () => {
    const { email, factor } = await owner()
    const browsers = await Promise.all([1, 2, 3].map(async () => (await knowsPassword(email)).browser))
    const [, code = ''] = factor.recoveryCodes
    expect(statuses(await Promise.all(browsers.map((each) => giveCode(each, code))))).toEqual([200, 422, 422])
  })

  it('is one of ten that are kept as hashes, and is of one account', async () => {
    const { factor, borrower } = await owner()
    expect(new Set(factor.recoveryCodes).size).toBe(10)
    const kept = JSON.stringify(await database.db.select().from(recoveryCodes))
    expect(factor.recoveryCodes.filter((code) => kept.includes(code.replaceAll('-', '')))).toEqual([])
    expect((await borrower.get(path)).json()).toMatchObject({ isSet: true, recoveryCodesLeft: 10 })
    const other = await owner()
    const { browser } = await knowsPassword(other.email)
    expect((await giveCode(browser, factor.recoveryCodes[0] ?? '')).statusCode).toBe(422)
  })
})

describe('setting a second factor up', () => {
  it('takes the password: a session may be one that somebody left open', async () => {
    const borrower = new Browser(app)
    await borrower.register(registration({ email: nextAddress(), password }))
    expect((await borrower.post(path, { currentPassword: 'a wrong password' })).json().code).toBe(
      'PASSWORD_WRONG',
    )
    expect((await borrower.post(path, {})).statusCode).toBe(422)
  })

  it('shows the secret as text and as QR code, and asks for nothing until a code came back', async () => {
    const email = nextAddress()
    const borrower = new Browser(app)
    await borrower.register(registration({ email, password }))
    const begun = (await borrower.post(path, { currentPassword: password })).json()
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    const svg = Buffer.from(begun.qrCode.split(',')[1], 'base64').toString()
    expect(svg).toMatch(/^<svg /)
    const refused = await borrower.post(`${path}/confirmation`, { code: wrong(codeOf(begun.secret, now)) })
    expect(refused.json().code).toBe('FACTOR_CODE')
    expect((await borrower.get(path)).json()).toEqual({ isSet: false })
    expect((await knowsPassword(email)).answer.json()).toEqual({ jwt: expect.any(String) })
  })

  it('is not confirmed by guessing, which would show the recovery codes to whoever has the token', async () => {
    const borrower = new Browser(app, { address: '203.0.113.44' })
    await borrower.register(registration({ email: nextAddress(), password }))
    const { secret } = (await borrower.post(path, { currentPassword: password })).json()
    const guess = async () =>
      (await borrower.post(`${path}/confirmation`, { code: wrong(codeOf(secret, now)) })).statusCode
    const answers: number[] = []
    for (let count = 0; count < 11; count += 1) answers.push(await guess())
    expect(answers.slice(-2)).toEqual([422, 429])
  })

  it('ends every other session and is told to the owner by mail', async () => {
    const email = nextAddress()
    const [borrower, other] = [new Browser(app), new Browser(app)]
    await borrower.register(registration({ email, password }))
    await other.signIn(email)
    const copy = borrower.stolen()
    await setUpFactor(borrower, now)
    for (const away of [other, copy])
      expect((await away.get('/service-profile/api/v1/profile')).statusCode).toBe(401)
    expect((await borrower.get('/service-profile/api/v1/profile')).statusCode).toBe(200)
    expect(await mailedTo(email)).toContain('factorSet')
  })

  it('replaces no factor that is there, and confirms nothing twice', async () => {
    const { borrower, factor } = await owner()
    expect((await borrower.post(path, { currentPassword: password })).json().code).toBe('FACTOR_SET')
    const again = await borrower.post(`${path}/confirmation`, { code: codeOf(factor.secret, now) })
    expect(again.json().code).toBe('FACTOR_NOT_BEGUN')
  })
})

describe('recovery codes', () => {
  const renew = (borrower: Browser, body: object) => borrower.post(`${path}/recovery-codes`, body)

  it('are replaced by ten new ones for the password and a code, and their owner is told', async () => {
    const { borrower, email, factor } = await owner()
    const code = codeOf(factor.secret, now)
    for (const body of [
      { code },
      { currentPassword: password },
      { currentPassword: 'a wrong password', code },
    ])
      expect((await renew(borrower, body)).statusCode).toBe(422)
    const made = (await renew(borrower, { currentPassword: password, code })).json().recoveryCodes
    expect(made).toHaveLength(10)
    expect(made.filter((each: string) => factor.recoveryCodes.includes(each))).toEqual([])
    expect(await mailedTo(email)).toContain('recoveryCodesNew')
    const tried = async (given: string) =>
      (await giveCode((await knowsPassword(email)).browser, given)).statusCode
    expect([await tried(factor.recoveryCodes[0] ?? ''), await tried(made[0])]).toEqual([422, 200])
    expect((await borrower.get(path)).json().recoveryCodesLeft).toBe(9)
  })

  it('are made for nobody who has no second factor', async () => {
    const borrower = new Browser(app)
    await borrower.register(registration({ email: nextAddress(), password }))
    const asked = await renew(borrower, { currentPassword: password, code: '123456' })
    expect([asked.statusCode, asked.json().code]).toEqual([422, 'FACTOR_CODE'])
  })

  it('are told to their owner when one is used, with how many are left: a thief may have found the list', async () => {
    const { email, factor } = await owner()
    const codes = factor.recoveryCodes
    await giveCode((await knowsPassword(email)).browser, codes[0] ?? '')
    const [letter] = await database.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.template, 'recoveryCodeUsed')))
    expect(letter?.body).toContain('You have 9 recovery codes left.')
    expect(letter?.parts?.link?.url).toContain('/not-me/')
    await giveCode((await knowsPassword(email)).browser, codeOf(factor.secret, now))
    expect((await mailedTo(email)).filter((template) => template === 'recoveryCodeUsed')).toHaveLength(1)
    const { pathname } = new URL(letter?.parts?.link?.url ?? '')
    const denied = await app.inject({ method: 'POST', url: pathname })
    expect(denied.body).toContain('Your recovery codes no longer work.')
    const own = eq(recoveryCodes.identity, await uuidOf(email))
    expect(await database.db.select().from(recoveryCodes).where(own)).toEqual([])
  })
})

describe('switching a second factor off', () => {
  it('takes the password and a code: a stolen token alone does not, nor with one of them', async () => {
    const { borrower, email, factor } = await owner()
    const tried = async (body: object) => (await borrower.post(`${path}/removal`, body)).statusCode
    const code = codeOf(factor.secret, now)
    expect([
      await tried({}),
      await tried({ code }),
      await tried({ currentPassword: password }),
      await tried({ currentPassword: 'a wrong password', code }),
      await tried({ currentPassword: password, code: wrong(code) }),
    ]).toEqual([422, 422, 422, 422, 422])
    expect(await tried({ currentPassword: password, code })).toBe(200)
    expect((await knowsPassword(email)).answer.json()).toEqual({ jwt: expect.any(String) })
    expect(await mailedTo(email)).toContain('factorRemoved')
    expect(
      await database.db
        .select()
        .from(recoveryCodes)
        .where(eq(recoveryCodes.identity, await uuidOf(email))),
    ).toEqual([])
  })

  it('is not what “This was not me” does: whoever reads the mail alone gets past no factor', async () => {
    const { email } = await owner()
    const [letter] = await database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(desc(outbox.id))
    expect(letter?.template).toBe('factorSet')
    const denial = new URL(letter?.parts?.link?.url ?? '').pathname
    expect((await app.inject({ method: 'POST', url: denial })).statusCode).toBe(200)
    const browser = new Browser(app)
    await browser.post('/identity/api/v1/registration/setup-code', { email, orgCode: 'hearthline' })
    const code = await browser.codeTo(email)
    const reset = { email, code, password: 'another horse battery', orgCode: 'hearthline' }
    const answer = await browser.post('/identity/api/v1/registration/setup', reset)
    expect(answer.json()).toMatchObject({ twoFactorEnabled: true, totpVerified: false })
  })
})

const uuidOf = async (email: string): Promise<string> =>
  (await database.db.select().from(identities).where(eq(identities.email, email)))[0]?.uuid ?? ''

describe('a proof of who acts', () => {
  it('takes a code of the second factor and nothing else from whoever has one: once, and counted as elsewhere', async () => {
    const { borrower, email, factor } = await owner()
    const prove = async (body: object) =>
      (await borrower.post('/identity/secure/api/v1/proof', body)).json().code ?? 'given'
    expect(await prove({ currentPassword: password })).toBe('PROOF_FACTOR')
    expect((await borrower.post('/identity/secure/api/v1/proof-code', {})).json().code).toBe('PROOF_FACTOR')
    expect(await mailedTo(email)).not.toContain('proofCode')
    expect(await prove({ code: '123456' })).toBe('PROOF_FACTOR')
    const factorCode = codeOf(factor.secret, now)
    expect(await prove({ factorCode })).toBe('given')
    expect(await prove({ factorCode })).toBe('FACTOR_CODE')
  })

  it('is asked for beside the password, too, once the sign-in is some time ago: where letters go is changed by no stolen password', async () => {
    const { borrower, factor } = await owner()
    const change = () =>
      borrower.callOnce({
        method: 'POST',
        url: '/identity/secure/api/v1/email',
        payload: { email: nextAddress(), currentPassword: password },
      })
    pass(16 * minute)
    const refused = await change()
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROOF_REQUIRED'])
    const factorCode = codeOf(factor.secret, now)
    await borrower.post('/identity/secure/api/v1/proof', { factorCode })
    // The code that was mailed to the new address is next.
    expect((await change()).json().code).not.toBe('PROOF_REQUIRED')
  })
})

describe('a lost second factor', () => {
  it('is removed by a supervisor of the lender who says so, who is logged, and its owner is told', async () => {
    const { email } = await owner()
    const { email: other } = await owner()
    const job = { roles: ['SUPERVISOR'], tenants: ['hearthline'] } as const
    const supervisor = await staffMember(app, secrets.operatorKey, job)
    const unlock = (body: object) => supervisor.post('/service-staff/secure/api/v1/unlocks', body)
    said.length = 0
    await unlock({ email: other })
    expect((await unlock({ email, removesFactor: true })).statusCode).toBe(200)
    expect(said.filter((line) => line.includes('factor-reset'))).toHaveLength(1)
    expect(await mailedTo(email)).toContain('factorRemoved')
    expect((await knowsPassword(email)).answer.json()).toEqual({ jwt: expect.any(String) })
    expect((await knowsPassword(other)).answer.json()).toMatchObject({ totpVerified: false })
  })
})

describe('the secret of a second factor', () => {
  it('is kept sealed, stands in no letter, in no line of the log and in no copy of one’s data', async () => {
    const { borrower, email, factor } = await owner()
    const [kept] = await database.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.identity, await uuidOf(email)))
    expect(kept?.sealed).toMatch(/^[0-9a-f]{8}\./)
    const copy = await borrower.post('/identity/secure/api/v1/data', { currentPassword: password })
    expect(copy.statusCode).toBe(200)
    const told = [copy.body, JSON.stringify(await database.db.select().from(outbox)), ...said].join('\n')
    expect(told).not.toContain(factor.secret)
    expect(told).not.toContain(kept?.sealed)
    expect(factor.recoveryCodes.filter((code) => told.includes(code))).toEqual([])
    expect(copy.json().secondFactor).toEqual({
      isSet: true,
      setAt: expect.any(String),
      recoveryCodesLeft: 10,
    })
  })

  it('outlives an exchange of keys, and so do recovery codes', async () => {
    const { email, factor } = await owner()
    const before = secrets.dataKey
    const ring = createRing(createKey(), before.all)
    await reseal(database.db, ring)
    Object.assign(secrets, { dataKey: createRing(ring.current) })
    const [kept] = await database.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.identity, await uuidOf(email)))
    expect(kept?.sealed.startsWith(ring.current.id)).toBe(true)
    const tried = async (code: string) =>
      (await giveCode((await knowsPassword(email)).browser, code)).statusCode
    expect(await tried(codeOf(factor.secret, now))).toBe(200)
    expect(await tried(factor.recoveryCodes[2] ?? '')).toBe(200)
    Object.assign(secrets, { dataKey: ring })
  })
})

describe('the log of security', () => {
  it('has every act: set up, used, recovered, refused, switched off', async () => {
    said.length = 0
    const { borrower, email, factor } = await owner()
    await giveCode((await knowsPassword(email)).browser, factor.recoveryCodes[0] ?? '')
    await giveCode((await knowsPassword(email)).browser, factor.recoveryCodes[0] ?? '')
    await giveCode((await knowsPassword(email)).browser, codeOf(factor.secret, now))
    pass(minute)
    const code = codeOf(factor.secret, now)
    await borrower.post(`${path}/removal`, { currentPassword: password, code })
    const events = said.map((line) => JSON.parse(line).security).filter((name) => /^factor/.test(name ?? ''))
    expect(events).toEqual([
      'factor-set',
      'factor-recovered',
      'factor-refused',
      'factor-used',
      'factor-used',
      'factor-removed',
    ])
  })
})
