import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutboxLetter } from '#generated/api'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const orgCode = 'FHEL'
const nobody = 'nobody.at.all@example.com'

let now = new Date('2026-11-20T08:00:00.000Z')
const clock = { now: () => now, sleep: async () => {} }
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

let app: FastifyInstance
let owner: Browser
let email: string
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.close())
beforeEach(async () => {
  email = nextAddress()
  owner = new Browser(app)
  await owner.register(registration({ email }))
  // By now all earlier attempts are forgotten.
  pass(24 * 60)
})

const ask = (browser = new Browser(app), address = email) =>
  browser.post('/identity/api/v1/registration/setup-code', { email: address, orgCode })
const use = (code: string, browser = new Browser(app), address = email) =>
  browser.post('/identity/api/v1/registration/setup', {
    ...{ email: address, orgCode, code },
    password: 'plain walnut harbor lamp',
  })

const codeLetters = async (address = email) =>
  (await owner.get('/outbox'))
    .json<OutboxLetter[]>()
    .filter(({ recipient, template }) => recipient === address && template === 'setupCode')
const mailedCode = async () => /\b\d{6}\b/.exec((await codeLetters())[0]?.body ?? '')?.[0] ?? ''
const wrongCode = async () => ((await mailedCode()) === '000000' ? '111111' : '000000')

/** Sends wrong codes, each from another stranger. Returns the status codes. */
async function guess(count: number): Promise<number[]> {
  const codes: number[] = []
  for (let index = 0; index < count; index += 1) codes.push((await use(await wrongCode())).statusCode)
  return codes
}

describe('a setup code', () => {
  it('takes ten wrong attempts from one place, then one after a wait of minutes at most, and a new code gives no new ones', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await ask()).statusCode).toBe(202)
      expect(await guess(2)).toEqual([422, 422])
    }
    const late = await use(await mailedCode())
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '30'])
    expect(late.json().code).toBe('CODES_LIMITED')
    expect(late.json().errors[0]).toContain('please wait 30 seconds')
    pass(0.5)
    expect((await use(await mailedCode())).statusCode).toBe(200)
  })

  it('is never refused for longer than ten minutes', async () => {
    await ask()
    const waits: number[] = []
    for (let count = 0; count < 18; count += 1) {
      const late = await use('000000')
      const seconds = Number(late.headers['retry-after'] ?? 0)
      if (late.statusCode === 429) waits.push(seconds)
      pass(seconds / 60)
    }
    expect(waits).toEqual([30, 60, 120, 240])
    for (let count = 0; count < 8; count += 1) {
      const late = await use('000000')
      pass(Number(late.headers['retry-after'] ?? 0) / 60)
    }
    expect(Number((await use('000000')).headers['retry-after'])).toBe(600)
  })

  it('is taken from another address at once, however often somebody guessed from one', async () => {
    await ask()
    const stranger = new Browser(app, { address: '203.0.113.7' })
    for (let count = 0; count < 30; count += 1) await use('000000', stranger)
    expect((await use(await mailedCode(), stranger)).statusCode).toBe(429)
    expect((await use(await mailedCode(), new Browser(app, { address: '198.51.100.4' }))).statusCode).toBe(
      200,
    )
  })

  it('slows down strangers on many addresses together, for a minute at most, and never a browser of its owner', async () => {
    await ask()
    const waits: number[] = []
    for (let count = 0; count < 60; count += 1) {
      const late = await use('000000', new Browser(app, { address: `203.0.113.${count}` }))
      if (late.statusCode === 429) waits.push(Number(late.headers['retry-after']))
      pass(Number(late.headers['retry-after'] ?? 0) / 60)
    }
    expect(waits.slice(0, 3)).toEqual([1, 2, 4])
    expect((await use(await mailedCode(), new Browser(app, { cookies: owner.cookies }))).statusCode).toBe(200)
  })

  it('is taken from the browser that asked for it, however many strangers on new addresses hold up all others', async () => {
    const asker = new Browser(app, { address: '198.51.100.9' })
    await ask(asker)
    for (let count = 0; count < 60; count += 1)
      await use('000000', new Browser(app, { address: `203.0.113.${count}` }))
    const code = await mailedCode()
    expect((await use(code, new Browser(app, { address: '198.51.100.10' }))).statusCode).toBe(429)
    expect((await use(code, asker)).statusCode).toBe(200)
  })

  it('gives the browser that asked for it three attempts of its own, and none for another account or half an hour later', async () => {
    const asker = new Browser(app, { address: '198.51.100.9' })
    await ask(asker)
    await guess(11)
    const codes: number[] = []
    const tried = () => new Browser(app, { cookies: asker.cookies })
    for (let count = 0; count < 4; count += 1) codes.push((await use('000000', tried())).statusCode)
    expect(codes).toEqual([422, 422, 422, 429])
    await ask(asker, nobody)
    expect((await use(await mailedCode(), tried())).statusCode).toBe(429)
    await ask(asker)
    const last = await mailedCode()
    pass(31)
    for (let count = 0; count < 2; count += 1) await use('000000')
    expect((await use(last, tried())).statusCode).toBe(429)
  })

  it('says the same wait in its sentence and its header', async () => {
    await ask()
    const said: unknown[] = []
    for (let count = 0; count < 24; count += 1) {
      const late = await use('000000')
      const seconds = Number(late.headers['retry-after'] ?? 0)
      if (late.statusCode === 429) said.push([seconds, /wait (\d+ \w+) and/.exec(late.json().errors[0])?.[1]])
      pass(seconds / 60)
    }
    expect(said.slice(0, 4)).toEqual([
      [30, '30 seconds'],
      [60, '60 seconds'],
      [120, '2 minutes'],
      [240, '4 minutes'],
    ])
  })

  it('is taken from a browser of its owner, however often strangers guessed', async () => {
    await ask()
    await guess(11)
    expect((await use(await mailedCode())).statusCode).toBe(429)
    expect((await use(await mailedCode(), new Browser(app, { cookies: owner.cookies }))).statusCode).toBe(200)
  })

  it('is no longer good after half an hour', async () => {
    await ask()
    pass(30)
    expect((await use(await mailedCode())).json().code).toBe('SETUP_CODE')
  })

  it('sets no password that others would try first, and is not spent on one', async () => {
    await ask()
    const code = await mailedCode()
    const values = { email, orgCode, code, password: `${email}1` }
    const refused = await owner.post('/identity/api/v1/registration/setup', values)
    expect(refused.json()).toMatchObject({ code: 'PASSWORD_REFUSED', field: 'password' })
    expect((await use(code)).statusCode).toBe(200)
  })
})

describe('mail to one address', () => {
  it('is sent five times in a row from one place, then after a wait of minutes', async () => {
    const codes: number[] = []
    for (let count = 0; count < 6; count += 1) codes.push((await ask()).statusCode)
    expect(codes).toEqual([202, 202, 202, 202, 202, 429])
    expect(await codeLetters()).toHaveLength(5)
    const late = await ask()
    expect(late.json()).toMatchObject({ code: 'MAILS_LIMITED' })
    expect(late.headers['retry-after']).toBe('60')
    pass(1)
    expect((await ask()).statusCode).toBe(202)
  })

  it('is sent to somebody on another address, however much a stranger has sent', async () => {
    for (let count = 0; count < 12; count += 1) await ask(new Browser(app, { address: '203.0.113.8' }))
    expect((await ask(new Browser(app, { address: '198.51.100.5' }))).statusCode).toBe(202)
  })

  it('is slowed down where strangers on many addresses ask for it together', async () => {
    const codes: number[] = []
    for (let count = 0; count < 21; count += 1)
      codes.push((await ask(new Browser(app, { address: `203.0.113.${count}` }))).statusCode)
    expect(codes).toEqual([...Array(20).fill(202), 429])
  })

  it('is counted for each lender by itself: none learns that somebody applies at another', async () => {
    const codes: number[] = []
    for (let count = 0; count < 4; count += 1)
      for (const lender of ['FHEL', 'harborcu'])
        codes.push(
          (
            await new Browser(app).post('/identity/api/v1/registration/setup-code', {
              email,
              orgCode: lender,
            })
          ).statusCode,
        )
    expect(codes).toEqual(Array(8).fill(202))
  })
})

describe('whether an address has an account', () => {
  it('is told by no answer: asking for codes and using wrong ones, as often as one likes', async () => {
    const answers = async (address: string) => {
      const seen: unknown[] = []
      for (let count = 0; count < 12; count += 1)
        for (const { statusCode, headers, body } of [
          await ask(new Browser(app), address),
          await use('123456', new Browser(app), address),
        ])
          seen.push([statusCode, headers['retry-after'], body])
      return seen
    }
    expect(await answers(nobody)).toEqual(await answers(email))
    expect(await codeLetters(nobody)).toEqual([])
    expect(await codeLetters()).toHaveLength(5)
  })
})

describe('the log', () => {
  it('has a line for each wrong code, each that came too late, and each new password', async () => {
    await ask()
    const warn = vi.spyOn(app.log, 'warn')
    await guess(11)
    await use('123456', new Browser(app), nobody)
    await use(await mailedCode(), owner)
    const lines = warn.mock.calls.map(([line]) => line as unknown as Record<string, unknown>)
    warn.mockRestore()
    const ten = Array(10).fill('code-refused')
    expect(lines.map(({ security }) => security)).toEqual([
      ...ten,
      'code-delayed',
      'code-refused',
      'password-reset',
    ])
    expect(JSON.stringify(lines)).not.toMatch(/@|127\.0\.0\.1|walnut|"\d{6}"/)
  })
})
