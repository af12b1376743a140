import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../database/database.ts'
import { createSecrets } from '../keys/load-secrets.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const broker = '/identity-broker/customer/api/v3/login'
const wrong = 'not the password'

let now = new Date('2026-11-20T08:00:00.000Z')
const clock = { now: () => now, sleep: async () => {} }
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

let opened: OpenDatabase
let app: FastifyInstance
/** Second server on the same database. */
let other: FastifyInstance
let owner: Browser
let email: string

beforeAll(async () => {
  opened = await openTestDatabase()
  const database: OpenDatabase = { ...opened, close: async () => {} }
  const secrets = createSecrets()
  app = await createTestApp({ database, secrets, clock })
  other = await createTestApp({ database, secrets, clock })
})
afterAll(async () => {
  await Promise.all([app.close(), other.close()])
  await opened.close()
})
beforeEach(async () => {
  email = nextAddress()
  owner = new Browser(app)
  await owner.register(registration({ email }))
})

/** Sends wrong passwords of a stranger, alternating servers and endpoints. Returns the status codes. */
async function guess(count: number, address = email, stranger = {}): Promise<number[]> {
  const codes: number[] = []
  for (let index = 0; index < count; index += 1) {
    const browser = new Browser(index % 2 === 0 ? app : other, stranger)
    const path = index % 3 === 0 ? broker : undefined
    codes.push((await browser.signIn(address, wrong, path)).statusCode)
  }
  return codes
}

describe('a wrong password', () => {
  it('makes the next attempt wait after a few, up to half a minute, whichever server and door is tried', async () => {
    expect(await guess(6)).toEqual([401, 401, 401, 401, 401, 401])
    for (const seconds of [1, 2, 4, 8, 16, 30, 30, 30]) {
      const late = await new Browser(other).signIn(email, wrong)
      expect([late.statusCode, late.headers['retry-after']]).toEqual([429, String(seconds)])
      const unit = seconds === 1 ? 'second' : 'seconds'
      const errors = [`The password was wrong too many times. Try again in ${seconds} ${unit}.`]
      expect(late.json()).toEqual({ errors, code: 'LOGIN_DELAYED' })
      pass(seconds)
      expect(await guess(1)).toEqual([401])
    }
  })

  it('keeps the right one from being looked at until the time is over; then that one ends the waiting', async () => {
    await guess(8)
    const stranger = new Browser(other)
    expect((await stranger.signIn(email)).statusCode).toBe(429)
    pass(30)
    expect((await stranger.signIn(email)).statusCode).toBe(200)
    expect(await guess(6)).toEqual([401, 401, 401, 401, 401, 401])
  })

  it('is answered as an address that nobody has, in words and in waiting', async () => {
    const answers = async (address: string) => {
      const seen: unknown[] = []
      for (let count = 0; count < 8; count += 1) {
        const { statusCode, headers, body } = await new Browser(app).signIn(address, wrong)
        seen.push([statusCode, headers['retry-after'], body])
      }
      return seen
    }
    expect(await answers(email)).toEqual(await answers('nobody.at.all@example.com'))
  })

  it('is not counted where the server had too much to do to look at it: that one is told when to come back', async () => {
    const addresses = Array.from({ length: 170 }, (_, index) => `flood.${index}@example.com`)
    const answers = await Promise.all(addresses.map((address) => new Browser(app).signIn(address, wrong)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect([...new Set(codes)].sort()).toEqual([401, 503])
    const busy = codes.indexOf(503)
    expect(answers[busy]?.json().code).toBe('BUSY')
    expect(answers[busy]?.headers['retry-after']).toBe('5')
    expect(await guess(6, addresses[busy])).toEqual([401, 401, 401, 401, 401, 401])
  })
})

describe('a wrong password from one address', () => {
  it('keeps nobody on another from the right one, however fast and long it is sent', async () => {
    const stranger = { address: '203.0.113.9' }
    for (let count = 0; count < 12; count += 1) {
      await guess(2, email, stranger)
      pass(0.3)
    }
    expect((await guess(1, email, stranger))[0]).toBe(429)
    expect((await new Browser(app, { address: '198.51.100.6' }).signIn(email)).statusCode).toBe(200)
  })

  it('is slowed down for all strangers together once many addresses guess, and by seconds only', async () => {
    const codes: number[] = []
    for (let count = 0; count < 103; count += 1)
      codes.push(...(await guess(1, email, { address: `203.0.113.${count}` })))
    expect(codes.filter((code) => code === 429)).toHaveLength(2)
    expect((await owner.signIn(email)).statusCode).toBe(200)
    pass(8)
    expect((await new Browser(app, { address: '198.51.100.7' }).signIn(email)).statusCode).toBe(200)
  })

  it('makes nobody wait who signed in here before, when 150 addresses come at once', async () => {
    const flood = Array.from({ length: 150 }, (_, index) =>
      new Browser(app, { address: `203.0.113.${index}` }).signIn(`flood.${index}@example.com`, wrong),
    )
    const order: string[] = []
    const known = owner.signIn(email).then(({ statusCode }) => order.push(`owner ${statusCode}`))
    const strangers = flood.map((answer) => answer.then(({ statusCode }) => order.push(`${statusCode}`)))
    await Promise.all([known, ...strangers])
    const checkedBefore = order.slice(0, order.indexOf('owner 200')).filter((code) => code === '401')
    expect(checkedBefore.length).toBeLessThan(6)
    expect(order.filter((code) => code === '401').length).toBeLessThan(45)
  })
})

describe('a browser that signed in before', () => {
  it('is let in at once, however often a stranger guesses', async () => {
    await guess(12)
    expect((await new Browser(app).signIn(email)).statusCode).toBe(429)
    expect((await owner.signIn(email)).statusCode).toBe(200)
    // The stranger gains nothing from it.
    expect((await new Browser(app).signIn(email, wrong)).statusCode).toBe(429)
  })

  it('has its own count, so that a stolen cookie is no free pass', async () => {
    expect(await guess(8, email, { cookies: owner.cookies })).toEqual([
      401, 401, 401, 401, 401, 401, 429, 429,
    ])
  })

  it('is known to its own account alone, and by nothing that it could write itself', async () => {
    const stranger = new Browser(app)
    await stranger.register(registration())
    await guess(8)
    const forged = owner.cookies.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const cookies of [
      stranger.cookies,
      forged,
      'known=',
      `${owner.cookies.replace('known=', 'known=0')}`,
    ])
      expect((await new Browser(app, { cookies }).signIn(email)).statusCode).toBe(429)
    expect((await new Browser(app, { cookies: owner.cookies }).signIn(email)).statusCode).toBe(200)
  })

  it('is known to each of the accounts that sign in with it, and forgotten after half a year', async () => {
    const second = nextAddress()
    await new Browser(app).register(registration({ email: second }))
    await owner.signIn(second)
    await guess(8)
    expect((await owner.signIn(email)).statusCode).toBe(200)
    pass(181 * 24 * 60 * 60)
    await guess(8)
    expect((await new Browser(app, { cookies: owner.cookies }).signIn(email)).statusCode).toBe(429)
  })

  it('gets a cookie that no script reads and no other site sends, over TLS alone where there is TLS', async () => {
    const flags = async (headers: Record<string, string>) => {
      const payload = { email, password: 'correct horse battery', orgCode: 'hearthline' }
      const answer = await app.inject({ method: 'POST', url: broker, payload, headers })
      return answer.cookies.map(({ name, httpOnly, sameSite, secure, path }) => [
        name,
        httpOnly,
        sameSite,
        secure,
        path,
      ])
    }
    expect(await flags({})).toEqual([['known', true, 'Lax', undefined, '/']])
    expect(await flags({ 'x-forwarded-proto': 'https' })).toEqual([['known', true, 'Lax', true, '/']])
    expect(owner.cookies).not.toContain(email)
  })
})

describe('an address that calls too often', () => {
  it('is refused by both doors together and by both servers, whatever accounts it tries', async () => {
    const own = await openTestDatabase()
    const options = {
      database: { ...own, close: async () => {} },
      secrets: createSecrets(),
      rateLimits: true,
    }
    const servers = [await createTestApp(options), await createTestApp(options)]
    const answers = []
    for (let count = 0; count < 11; count += 1) {
      const browser = new Browser(servers[count % 2] ?? app)
      answers.push(
        await browser.signIn(`each.${count}@example.com`, wrong, count % 3 === 0 ? broker : undefined),
      )
    }
    await Promise.all(servers.map((server) => server.close()))
    await own.close()
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes).toEqual([...Array(10).fill(401), 429])
    expect(answers[0]?.headers).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '9' })
    const last = answers.at(-1)
    expect(last?.json().code).toBe('RATE_LIMITED')
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the log', () => {
  it('has a line for each login, refusal and delay, and no address in it', async () => {
    const warn = vi.spyOn(app.log, 'warn')
    const stranger = new Browser(app)
    for (let count = 0; count < 7; count += 1) await stranger.signIn(email, wrong)
    await stranger.signIn('nobody.here@example.com', wrong)
    await owner.signIn(email)
    await owner.post('/identity-broker/customer/secure/api/v3/logout', {})
    const lines = warn.mock.calls.map(([line]) => line as unknown as Record<string, unknown>)
    warn.mockRestore()
    const six = Array(6).fill('login-refused')
    expect(lines.map(({ security }) => security)).toEqual([
      ...six,
      'login-delayed',
      'login-refused',
      'login-succeeded',
      'session-ended',
    ])
    const { identityUuid } = (await owner.signIn(email)) && { identityUuid: lines[0]?.account }
    expect(identityUuid).toMatch(/^[\da-f-]{36}$/)
    expect(lines[7]?.unknown).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(lines)).not.toMatch(/@|127\.0\.0\.1|correct horse|not the password/)
  })
})
