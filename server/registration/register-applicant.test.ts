import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { jobInput } from '../../tests/support/backend/job-input.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { verifyPassword } from '../auth/passwords/passwords.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { evidence, rateLimits, registrations } from '../database/schema.ts'
import { runPurges } from '../retention/run-purges.ts'
import { admitApplicant } from './register-applicant.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const path = '/identity/api/v1/registration/register'

let app: FastifyInstance
let database: OpenDatabase
let ahead = 0
const clock = { now: () => new Date(Date.now() + ahead), sleep: async () => {} }

beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, clock })
})
beforeEach(() => {
  ahead = 0
})
afterAll(() => app.close())

const somebody = () => new Borrower(app)
const minutesLater = (minutes: number) => {
  ahead += minutes * 60_000
}

/** Resets the limit of mails to one address, which server/auth/limits/claim-mail.ts tests. */
const forgetMails = () => database.db.delete(rateLimits)

async function known(): Promise<string> {
  const email = nextAddress()
  await somebody().register(registration({ email }))
  await forgetMails()
  return email
}

/** Registers with an e-mail address and returns the id that the browser receives. */
async function register(email: string): Promise<string> {
  const response = await somebody().post(path, registration({ email }))
  expect(response.statusCode).toBe(202)
  return response.json().registration
}

const resend = (uuid: string, orgCode = 'hearthline') =>
  somebody().post(`${path}/resend`, { orgCode, registration: uuid })

const lettersTo = async (email: string) =>
  (await somebody().get('/outbox'))
    .json()
    .filter(({ recipient }: { recipient: string }) => recipient === email)

/** Returns a code of six digits other than this one. */
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('registration', () => {
  it('answers a known address and an unknown one alike, in all but the number of the registration', async () => {
    const [known1, unknown] = [await known(), nextAddress()]
    const answers = await Promise.all(
      [known1, unknown].map((email) => somebody().post(path, registration({ email }))),
    )
    const shown = answers.map(({ statusCode, headers, body }) => {
      const { date: _, ...rest } = headers
      return { statusCode, rest, body: body.replaceAll(/[\da-f-]{36}/g, 'UUID') }
    })
    expect(shown[0]).toEqual({ ...shown[1], statusCode: 202, body: '{"registration":"UUID"}' })
    expect(shown[1]).toEqual(shown[0])
  })

  it('takes an address without the spaces around it, and none with a space inside, which is somebody else’s without it', async () => {
    const email = nextAddress()
    await register(` ${email} `)
    expect(await lettersTo(email)).toHaveLength(1)
    const split = await somebody().post(path, registration({ email: `maria ${email}` }))
    expect([split.statusCode, split.json().faults]).toMatchObject([
      422,
      [{ instancePath: '/email', keyword: 'format', params: { format: 'email' } }],
    ])
    expect(await lettersTo(`maria${email}`)).toEqual([])
  })

  it('takes as long for a known address as for another', async () => {
    const email = await known()
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 15; round += 1)
      for (const [kind, address] of [['known', email] as const, ['unknown', nextAddress()] as const]) {
        await forgetMails()
        const began = performance.now()
        await register(address)
        times[kind].push(performance.now() - began)
      }
    const [a, b] = [median(times.known), median(times.unknown)]
    // Hashing the password in only one of the cases would make it four times as long.
    expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(2)
  })

  it('mails an unknown address a code, and a known one no code but the way in', async () => {
    const [known1, unknown] = [await known(), nextAddress()]
    await register(known1.toUpperCase())
    await register(unknown)
    const [[toKnown], [toUnknown]] = [await lettersTo(known1), await lettersTo(unknown)]
    expect(toKnown).toMatchObject({ template: 'accountExists', subject: 'You already have an account' })
    expect(toKnown.body).toMatch(/\/auth\/login\?lang=en-US&org=hearthline/)
    expect(toKnown.body).not.toMatch(/\d{6}/)
    expect(toUnknown).toMatchObject({ template: 'registrationCode' })
    expect(toUnknown.body).toMatch(/^Your code is \d{6}\..*valid for 30 minutes/)
  })

  it('opens no account before the code, and with it account, application and agreement in one', async () => {
    const email = nextAddress()
    const uuid = await register(email)
    const registeredAt = clock.now().getTime()
    const login = { email, password: 'correct horse battery', orgCode: 'FHEL' }
    expect((await somebody().post('/identity/api/v1/login', login)).statusCode).toBe(401)
    minutesLater(10)
    const borrower = somebody()
    const opened = await borrower.confirm(uuid, await borrower.codeTo(email))
    expect(opened.statusCode).toBe(200)
    borrower.application = opened.json().applicationUuid
    expect((await borrower.status()).checklistStatus).toBe('GEN_PRE_SOFT_CREDIT_DISCLOSURE')
    const [agreed] = await database.db
      .select()
      .from(evidence)
      .where(eq(evidence.application, borrower.application))
    expect(agreed).toMatchObject({ kind: 'CONSENT', subject: 'terms' })
    // The time of the agreement is that of the registration, not of the confirmation.
    expect(Math.abs(Number(agreed?.at) - registeredAt)).toBeLessThan(60_000)
    expect((await somebody().post('/identity/api/v1/login', login)).statusCode).toBe(200)
  })

  it('keeps nothing of what was answered in the clear while it waits, and nothing at all afterwards', async () => {
    const email = nextAddress()
    const uuid = await register(email)
    const row = () => database.db.select().from(registrations).where(eq(registrations.uuid, uuid))
    const kept = JSON.stringify(await row())
    for (const personal of [
      email,
      'Doe',
      'Dogwood',
      '1980-02-03',
      '125000',
      '5550100',
      'argon2',
      'correct horse',
    ])
      expect(kept).not.toContain(personal)
    const code = await somebody().codeTo(email)
    expect(kept).not.toContain(code)
    await somebody().confirm(uuid, code)
    expect(await row()).toEqual([])
  })

  it('asks no database while it checks the answers and hashes the password', async () => {
    const { tenant, vendors } = jobInput({}, '2026-11-20T12:00:00.000Z')
    const { password } = registration()['login-info']
    const place = { source: '192.0.2.1', isKnown: false }
    const pending = await admitApplicant(
      { clock, vendors: { of: () => vendors } },
      tenant,
      registration(),
      place,
    )
    expect(await verifyPassword(place, password, pending.passwordHash)).toBe(true)
    expect(JSON.stringify(pending)).not.toContain(password)
  })

  it('refuses a known address and an unknown one for the same faults', async () => {
    for (const email of [await known(), nextAddress()]) {
      const answers = registration({ email, password: 'too short' })
      expect((await somebody().post(path, answers)).statusCode).toBe(422)
      expect(await lettersTo(email).then((letters) => letters[0]?.template)).not.toBe('accountExists')
    }
  })

  it('answers a repeated key with the first answer: one mail, one account', async () => {
    const email = nextAddress()
    const key = { 'idempotency-key': randomUUID() }
    const answers = registration({ email })
    const [first, second] = [
      await somebody().post(path, answers, key),
      await somebody().post(path, answers, key),
    ]
    expect([second.statusCode, second.json()]).toEqual([202, first.json()])
    expect(await lettersTo(email)).toHaveLength(1)
    const confirmKey = { 'idempotency-key': randomUUID() }
    const code = await somebody().codeTo(email)
    const confirm = () => somebody().confirm(first.json().registration, code, 'hearthline', confirmKey)
    const [opened, again] = [await confirm(), await confirm()]
    expect([again.statusCode, again.json()]).toEqual([200, opened.json()])
    expect(again.headers.authorization).toBeUndefined()
  })
})

describe('the letter after an account is opened', () => {
  it('says what is kept and leads back by the sign-in, once, and none comes before the code', async () => {
    const email = nextAddress()
    const { registration: sent } = (await somebody().post(path, registration({ email }))).json()
    const welcomes = async () =>
      (await lettersTo(email)).filter((letter: { template: string }) => letter.template === 'welcome')
    expect(await welcomes()).toEqual([])
    await somebody().confirm(sent, await somebody().codeTo(email))
    const [letter, ...others] = await welcomes()
    expect(others).toEqual([])
    expect(letter?.body).toContain('everything you send us is saved')
    expect(letter?.body).toMatch(/https?:\/\/\S+\/auth\/login\?lang=en-US&org=/)
  })
})

describe('the code of a registration', () => {
  it('may be tried five times; then not even the right one is taken, for a known address as for another', async () => {
    for (const email of [await known(), nextAddress()]) {
      const uuid = await register(email)
      // A known address receives no code.
      const code = await somebody()
        .codeTo(email)
        .catch(() => '123456')
      const said = []
      for (let attempt = 0; attempt < 5; attempt += 1)
        said.push((await somebody().confirm(uuid, another(code))).json().errors[0])
      expect(said).toEqual([
        'This code is not right. You have 4 more attempts.',
        'This code is not right. You have 3 more attempts.',
        'This code is not right. You have 2 more attempts.',
        'This code is not right. You have 1 more attempt.',
        'This code is no longer valid. Send another one, or sign in if it has opened your account.',
      ])
      const last = await somebody().confirm(uuid, code)
      expect([last.statusCode, last.json()]).toEqual([
        422,
        {
          code: 'REGISTRATION_CODE',
          field: 'code',
          errors: [
            'This code is no longer valid. Send another one, or sign in if it has opened your account.',
          ],
        },
      ])
    }
  })

  it('is over after half an hour; another one is right, and the first one no more', async () => {
    const email = nextAddress()
    const uuid = await register(email)
    const first = await somebody().codeTo(email)
    minutesLater(31)
    expect((await somebody().confirm(uuid, first)).json().code).toBe('REGISTRATION_CODE')
    expect((await resend(uuid)).json()).toEqual({ accepted: true })
    const second = await somebody().codeTo(email)
    // One time in a million the two codes are equal.
    if (second !== first) expect((await somebody().confirm(uuid, first)).statusCode).toBe(422)
    expect((await somebody().confirm(uuid, second)).statusCode).toBe(200)
  })

  it('serves once', async () => {
    const email = nextAddress()
    const uuid = await register(email)
    const code = await somebody().codeTo(email)
    expect((await somebody().confirm(uuid, code)).statusCode).toBe(200)
    const again = await somebody().confirm(uuid, code)
    expect(again.json().errors).toEqual([
      'This code is no longer valid. Send another one, or sign in if it has opened your account.',
    ])
  })

  it('is of one registration at one lender', async () => {
    const email = nextAddress()
    const [first, second] = [await register(email), await register(email)]
    const code = await somebody().codeTo(email)
    expect((await somebody().confirm(first, code)).statusCode).toBe(422)
    expect((await somebody().confirm(second, code, 'harborcu')).statusCode).toBe(422)
    expect((await somebody().confirm(randomUUID(), code)).json().code).toBe('REGISTRATION_CODE')
    expect((await somebody().confirm(second, code)).statusCode).toBe(200)
  })

  it('is mailed five times at most, to a known address as to another the same', async () => {
    for (const email of [await known(), nextAddress()]) {
      const before = (await lettersTo(email)).length
      const uuid = await register(email)
      const answers = []
      for (let count = 0; count < 5; count += 1) answers.push((await resend(uuid)).statusCode)
      expect(answers).toEqual([202, 202, 202, 202, 422])
      expect((await resend(uuid)).json().code).toBe('REGISTRATION_OVER')
      expect(await lettersTo(email)).toHaveLength(before + 5)
    }
    expect((await resend(randomUUID())).json().code).toBe('REGISTRATION_OVER')
  })

  it('is no longer sent a day after the registration, which then is removed, and no other', async () => {
    const [old, young] = [await register(nextAddress()), nextAddress()]
    // No code outlives its registration.
    minutesLater(23 * 60 + 31)
    expect((await resend(old)).json().code).toBe('REGISTRATION_OVER')
    minutesLater(30)
    const uuid = await register(young)
    const removed = await runPurges({ database, clock, tenants: shippedTenants(), log: app.log })
    expect(removed['unconfirmed registrations']).toBeGreaterThan(0)
    const left = await database.db.select({ uuid: registrations.uuid }).from(registrations)
    expect(left).toEqual([{ uuid }])
    expect((await somebody().confirm(uuid, await somebody().codeTo(young))).statusCode).toBe(200)
  })
})

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
