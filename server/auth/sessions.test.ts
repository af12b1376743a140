import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SessionView } from '#generated/api'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { Borrower } from '../../tests/support/http/borrower.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { sessions as rows } from '../database/schema.ts'
import { runPurges } from '../retention/run-purges.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const sessions = '/identity/secure/api/v1/sessions'
const profile = '/service-profile/api/v1/profile'
const password = 'correct horse battery'
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36'

let now = new Date('2026-11-20T08:00:00.000Z')
const clock = { now: () => now, sleep: async () => {} }
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.close())

async function registered(email = nextAddress()): Promise<Browser> {
  const browser = new Browser(app)
  await browser.register(registration({ email }))
  return browser
}

/** Signs the same person in on the given number of devices. */
async function onDevices(count: number, email = nextAddress()): Promise<readonly Browser[]> {
  const first = await registered(email)
  const others = Array.from({ length: count - 1 }, () => new Browser(app, { userAgent: chrome }))
  for (const other of others) await other.signIn(email)
  return [first, ...others]
}

const statusOf = (browser: Browser) =>
  `/service-krang-heloc/borrower/secure/api/v1/${browser.application}/status`
const code = async (browser: Borrower, url = profile) => (await browser.get(url)).statusCode
const list = async (browser: Browser): Promise<readonly SessionView[]> => (await browser.get(sessions)).json()
const remove = (browser: Browser, path = '') => browser.call({ method: 'DELETE', url: sessions + path })

describe('a session', () => {
  it('ends twelve hours after it began, however often its token was rolled', async () => {
    const browser = await registered()
    for (let count = 0; count < 36; count += 1) {
      expect(await code(browser)).toBe(200)
      pass(count === 35 ? 19 : 20)
    }
    expect(await code(browser)).toBe(200)
    pass(1)
    expect(await code(browser)).toBe(401)
    expect(await code(browser, statusOf(browser))).toBe(401)
  })

  it('ends half an hour after the last request of the person, whatever their page asks by itself', async () => {
    const browser = await registered()
    const poll = () => browser.call({ method: 'GET', url: statusOf(browser), headers: { 'x-poll': 'true' } })
    for (let count = 0; count < 5; count += 1) {
      pass(5)
      expect((await poll()).statusCode).toBe(200)
    }
    pass(5)
    expect((await poll()).statusCode).toBe(401)
  })

  it('is over for every token of it when its owner signs out', async () => {
    const browser = await registered()
    const before = browser.token
    await code(browser)
    const later = browser.token
    await browser.post('/identity-broker/customer/secure/api/v3/logout', {})
    for (const token of [before, later]) {
      browser.token = token
      expect((await browser.get(profile)).json()).toMatchObject({
        code: 'UNAUTHENTICATED',
        reason: 'SIGNED_OUT',
      })
    }
  })
})

describe('the list of one’s sessions', () => {
  it('names the devices and says which is this one, and nothing else of them', async () => {
    const [here] = await onDevices(2)
    const listed = here === undefined ? [] : await list(here)
    const moment = now.toISOString()
    expect(listed).toHaveLength(2)
    const uuid = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(listed).toContainEqual({ uuid, createdAt: moment, lastUsedAt: moment, isCurrent: true })
    const device = { browser: 'Chrome', system: 'Android', isCurrent: false }
    expect(listed).toContainEqual({ uuid, createdAt: moment, lastUsedAt: moment, ...device })
  })

  it('leaves out what can no longer be used', async () => {
    const [first, second] = (await onDevices(3)) as [Browser, Browser]
    await remove(first, `/${(await list(second)).find(({ isCurrent }) => isCurrent)?.uuid}`)
    expect(await list(first)).toHaveLength(2)
    pass(29)
    await code(first)
    pass(3)
    expect(await list(first)).toHaveLength(1)
  })

  it('shows nobody the sessions of somebody else, and lets nobody end them', async () => {
    const [owner, stranger] = [await registered(), await registered()]
    const [own] = await list(owner)
    expect((await list(stranger)).map(({ uuid }) => uuid)).not.toContain(own?.uuid)
    const refused = await remove(stranger, `/${own?.uuid}`)
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'SESSION_NOT_FOUND'])
    expect(await code(owner)).toBe(200)
  })
})

describe('ending sessions', () => {
  it('signs one device out, tells it why, and may be asked twice', async () => {
    const [here, there] = (await onDevices(2)) as [Browser, Browser]
    const other = (await list(here)).find(({ isCurrent }) => !isCurrent)?.uuid
    expect((await remove(here, `/${other}`)).json()).toEqual({ ended: 1 })
    expect((await remove(here, `/${other}`)).json()).toEqual({ ended: 0 })
    for (const url of [profile, statusOf(here)])
      expect((await there.get(url)).json()).toEqual({
        errors: ['unauthenticated'],
        code: 'UNAUTHENTICATED',
        message: 'unauthenticated',
        reason: 'ENDED',
      })
    expect(await code(here)).toBe(200)
  })

  it('signs all other devices out, and not this one', async () => {
    const devices = (await onDevices(4)) as [Browser, ...Browser[]]
    expect((await remove(devices[0])).json()).toEqual({ ended: 3 })
    expect(await Promise.all(devices.map((device) => code(device)))).toEqual([200, 401, 401, 401])
  })

  it('signs out a copy of the token elsewhere, too', async () => {
    const browser = await registered()
    const copy = browser.stolen()
    expect(await code(copy)).toBe(200)
    expect((await remove(browser)).json()).toEqual({ ended: 0 })
    expect([await code(browser), await code(copy)]).toEqual([200, 401])
    expect(await list(browser)).toHaveLength(1)
  })

  it('rolls no token of the session that it ends', async () => {
    const browser = await registered()
    const [own] = await list(browser)
    const answer = await remove(browser, `/${own?.uuid}`)
    expect([answer.statusCode, answer.headers.authorization]).toEqual([200, undefined])
    expect(await code(browser)).toBe(401)
  })
})

describe('a new password', () => {
  const change = (browser: Browser, values: object) =>
    browser.post('/identity/secure/api/v1/password', values)
  const fresh = { currentPassword: password, password: 'plain walnut harbor lamp' }

  it('ends every other session, keeps this one, and is told to the owner by mail', async () => {
    const email = nextAddress()
    const [here, there] = (await onDevices(2, email)) as [Browser, Browser]
    const copy = here.stolen()
    expect((await change(here, fresh)).json()).toEqual({ ended: 1 })
    expect([await code(here), await code(copy)]).toEqual([200, 401])
    expect((await there.get(profile)).json().reason).toBe('PASSWORD')
    const [letter] = (await here.get('/outbox')).json()
    expect(letter).toMatchObject({ recipient: email, template: 'passwordChanged' })
    expect((await new Browser(app).signIn(email)).statusCode).toBe(401)
    expect((await new Browser(app).signIn(email, fresh.password)).statusCode).toBe(200)
  })

  it('asks for the present one, says so at its field, and waits after wrong ones as the login does', async () => {
    const browser = await registered()
    const guess = () => change(browser, { ...fresh, currentPassword: 'not the password' })
    expect((await guess()).json()).toEqual({
      errors: ['This is not your current password.'],
      code: 'PASSWORD_WRONG',
      field: 'currentPassword',
    })
    for (let count = 0; count < 5; count += 1) expect((await guess()).statusCode).toBe(422)
    expect((await guess()).statusCode).toBe(429)
    expect((await change(browser, fresh)).statusCode).toBe(429)
    pass(1)
    expect((await change(browser, fresh)).statusCode).toBe(200)
  })

  it('is set by one of two at once: by then the present one of the other is no longer that', async () => {
    const browser = await registered()
    const answers = await Promise.all(
      ['plain walnut harbor lamp', 'quiet maple river stone'].map((password) =>
        change(browser, { ...fresh, password }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json().code).toBe('PASSWORD_WRONG')
  })

  it('that is the present one is refused at its field, and changes nothing', async () => {
    const email = nextAddress()
    const [here, there] = (await onDevices(2, email)) as [Browser, Browser]
    const refused = await change(here, { ...fresh, password })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toEqual({
      errors: ['This is already your password. Choose another one.'],
      code: 'PASSWORD_SAME',
      field: 'password',
    })
    expect(await code(there)).toBe(200)
  })

  it('that others would try first is refused at its field, in the words of the meter', async () => {
    const browser = await registered()
    const refused = await change(browser, { ...fresh, password: 'password1234' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'PASSWORD_REFUSED', field: 'password' })
    expect(refused.json().errors).toEqual([expect.stringContaining('one of the most common passwords')])
    expect((await change(browser, { ...fresh, password: 'hearthline 2026' })).json().code).toBe(
      'PASSWORD_REFUSED',
    )
    expect((await change(browser, { ...fresh, password: 'too short' })).json().code).toBe('INVALID_REQUEST')
  })

  it('by a mailed code ends every session', async () => {
    const email = nextAddress()
    const devices = await onDevices(3, email)
    const visitor = new Browser(app)
    await visitor.post('/identity/api/v1/registration/setup-code', { email, orgCode: 'FHEL' })
    const [letter] = (await visitor.get('/outbox')).json()
    const mailed = /\b\d{6}\b/.exec(letter.body)?.[0]
    const values = { email, orgCode: 'FHEL', code: mailed, password: fresh.password }
    expect((await visitor.post('/identity/api/v1/registration/setup', values)).statusCode).toBe(200)
    expect(await Promise.all(devices.map((device) => code(device)))).toEqual([401, 401, 401])
    expect(await code(visitor)).toBe(200)
  })
})

describe('personal answers', () => {
  it('are kept by no browser and no proxy: whoever signs in, and what they are told', async () => {
    const email = nextAddress()
    const browser = await registered(email)
    const answers = [
      await browser.get(profile),
      await browser.get(statusOf(browser)),
      await browser.get(sessions),
      await browser.get('/service-application/external/api/v1/heloc/disclosures/soft-credit'),
      await new Browser(app).signIn(email),
      await new Browser(app).signIn(email, 'wrong'),
      await new Browser(app).signIn(email, password, '/identity-broker/customer/api/v3/login'),
      await new Browser(app).post('/identity/api/v1/registration/register', registration()),
      await new Browser(app).post('/identity/api/v1/registration/setup-code', { email, orgCode: 'FHEL' }),
      await new Browser(app).post('/identity/api/v1/registration/setup', {}),
    ]
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'))
  })
})

describe('a session that began more than twelve hours ago', () => {
  it('is refused by its own row, even with a token that has yet to end', async () => {
    const database = await openTestDatabase()
    const own = await createTestApp({ database, clock })
    const browser = new Browser(own)
    await browser.register(registration({ email: nextAddress() }))
    expect(await code(browser)).toBe(200)
    await database.db.update(rows).set({ createdAt: new Date(now.getTime() - 12 * 60 * 60_000) })
    const answers = [await browser.get(profile), await browser.get(statusOf(browser))]
    expect(answers.map((answer) => [answer.statusCode, answer.json().reason])).toEqual([
      [401, 'LIMIT'],
      [401, 'LIMIT'],
    ])
    await own.close()
  })
})

describe('sign-ins that are long over', () => {
  it('are removed, and those that are not stay', async () => {
    const opened = await openTestDatabase()
    const own = await createTestApp({ database: opened, clock })
    const services = { database: opened, clock, tenants: shippedTenants(), log: own.log }
    const early = new Browser(own)
    const email = nextAddress()
    await early.register(registration({ email }))
    await early.signIn(email, 'not the password')
    pass(23 * 60 + 59)
    await new Browser(own).signIn(email)
    expect(await runPurges(services)).toMatchObject({ sessions: 0, 'counted attempts': expect.any(Number) })
    pass(1)
    expect(await runPurges(services)).toMatchObject({ sessions: 1 })
    await own.close()
  })
})
