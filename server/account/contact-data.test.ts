import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AccountData, OutboxLetter } from '#generated/api'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import type { OpenDatabase } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { evidence } from '../database/schema.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

const currentPassword = 'correct horse battery'

async function registered(email = nextAddress(), orgCode = 'hearthline'): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration({ email, orgCode, password: currentPassword }))
  return borrower
}

const signIn = async (email: string) =>
  (
    await new Borrower(app).post('/identity/api/v1/login', {
      orgCode: 'hearthline',
      email,
      password: currentPassword,
    })
  ).statusCode

const changeEmail = (borrower: Borrower, email: string, more: object = {}) =>
  borrower.post('/identity/secure/api/v1/email', { email, currentPassword, ...more })

const changePhone = (borrower: Borrower, more: object = {}) =>
  borrower.post('/identity/secure/api/v1/phone-number', {
    phoneNumber: '(207) 555-0123',
    currentPassword,
    ...more,
  })

const lettersTo = async (borrower: Borrower, recipient: string): Promise<readonly OutboxLetter[]> => {
  const letters: readonly OutboxLetter[] = (await borrower.get('/outbox')).json()
  return letters.filter((letter) => letter.recipient === recipient)
}

describe('a new e-mail address', () => {
  it('is taken once the code that was mailed to it comes back: then one signs in with it, and the old one is told', async () => {
    const [before, email] = [nextAddress(), nextAddress()]
    const borrower = await registered(before)
    const asked = await changeEmail(borrower, email.toUpperCase())
    expect([asked.statusCode, asked.json()]).toMatchObject([
      422,
      { code: 'EMAIL_CODE_SENT', field: 'emailCode', errors: [expect.stringContaining(email)] },
    ])
    expect(await signIn(before)).toBe(200)
    const answer = await changeEmail(borrower, email, { emailCode: await borrower.codeTo(email) })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { email }])
    expect([await signIn(before), await signIn(email)]).toEqual([401, 200])
    const told = (await lettersTo(borrower, before)).find(({ template }) => template === 'emailChanged')
    expect(told?.body).toContain(email)
    // The new address gets no button that says that it was somebody else: whoever changed it reads it.
    expect((await lettersTo(borrower, email)).map(({ template }) => template)).not.toContain('emailChanged')
  })

  it('is not taken with a wrong code, one that went elsewhere or one that was used', async () => {
    const [first, second] = [nextAddress(), nextAddress()]
    const borrower = await registered()
    await changeEmail(borrower, first)
    const emailCode = await borrower.codeTo(first)
    const refusals = [
      await changeEmail(borrower, first, { emailCode: emailCode === '000000' ? '000001' : '000000' }),
      await changeEmail(borrower, second, { emailCode }),
    ]
    for (const answer of refusals)
      expect(answer.json()).toMatchObject({ code: 'EMAIL_CODE', field: 'emailCode' })
    expect((await changeEmail(borrower, first, { emailCode })).statusCode).toBe(200)
    const again = await changeEmail(borrower, second, { emailCode })
    expect(again.json().code).toBe('EMAIL_CODE')
  })

  it('is guessed at no oftener by who confirms others of their own in between', async () => {
    const [borrower, coveted, own] = [await registered(), nextAddress(), nextAddress()]
    const guess = async () => (await changeEmail(borrower, coveted, { emailCode: '000000' })).json().code
    for (let count = 0; count < 9; count += 1) expect(await guess()).toBe('EMAIL_CODE')
    await changeEmail(borrower, own)
    expect((await changeEmail(borrower, own, { emailCode: await borrower.codeTo(own) })).statusCode).toBe(200)
    await changeEmail(borrower, coveted)
    expect([await guess(), await guess()]).toEqual(['EMAIL_CODE', 'CODES_LIMITED'])
  })

  it('takes the password: a session may be one that somebody left open', async () => {
    const [borrower, email] = [await registered(), nextAddress()]
    const answer = await changeEmail(borrower, email, { currentPassword: 'not the password' })
    expect(answer.json()).toMatchObject({ code: 'PASSWORD_WRONG', field: 'currentPassword' })
    expect(await lettersTo(borrower, email)).toEqual([])
  })

  it('of another account is refused only to who reads its mail: nobody learns here who has an account', async () => {
    const email = nextAddress()
    await registered(email)
    const borrower = await registered()
    const asked = await changeEmail(borrower, email)
    expect(asked.json().code).toBe('EMAIL_CODE_SENT')
    const answer = await changeEmail(borrower, email, { emailCode: await borrower.codeTo(email) })
    expect(answer.json()).toMatchObject({ code: 'EMAIL_HELD', field: 'email' })
  })

  it('asked for by two accounts at one moment is that of one of them', async () => {
    const email = nextAddress()
    const borrowers = [await registered(), await registered()]
    const codes: string[] = []
    for (const borrower of borrowers) {
      await changeEmail(borrower, email)
      codes.push(await borrower.codeTo(email))
    }
    const answers = await Promise.all(
      borrowers.map((borrower, index) => changeEmail(borrower, email, { emailCode: codes[index] })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json().code).toBe('EMAIL_HELD')
  })

  it('may be that of an account at another lender', async () => {
    const email = nextAddress()
    await registered(email, 'harborcu')
    const borrower = await registered()
    await changeEmail(borrower, email)
    const answer = await changeEmail(borrower, email, { emailCode: await borrower.codeTo(email) })
    expect(answer.statusCode).toBe(200)
  })

  it('brings no letters along that went there while it was another’s, and keeps those that went to the one before', async () => {
    const [address, elsewhere, own] = [nextAddress(), nextAddress(), nextAddress()]
    const [before, after] = [await registered(address), await registered(own)]
    const take = async (borrower: Borrower, email: string) => {
      await changeEmail(borrower, email)
      await changeEmail(borrower, email, { emailCode: await borrower.codeTo(email) })
    }
    await take(before, elsewhere)
    expect((await lettersTo(before, address))[0]?.template).toBe('emailChanged')
    await take(after, address)
    await changePhone(after)
    const [text] = await lettersTo(after, '+12075550123')
    await changePhone(after, { phoneCode: /\d{6}/.exec(text?.body ?? '')?.[0] })
    const copy = await after.post('/identity/secure/api/v1/data', { currentPassword })
    expect(copy.body).not.toContain(elsewhere)
    const { letters }: AccountData = copy.json()
    expect(letters.map(({ subject, recipient }) => [subject, recipient])).toEqual([
      ['Your account at Hearthline is open', own],
      // Letters to their earlier address are theirs too.
      ['The email address on your account was changed', own],
      ['The phone number on your account was changed', own],
      ['The phone number on your account was changed', address],
    ])
  })

  it('that is the present one needs no code', async () => {
    const email = nextAddress()
    const answer = await changeEmail(await registered(email), email)
    expect(answer.json()).toMatchObject({ code: 'EMAIL_SAME', field: 'email' })
  })

  it('is shown to be read, where its owner has consented to electronic documents', async () => {
    const email = nextAddress()
    const borrower = await registered()
    await walk(borrower, 'APP_SUBMISSION')
    await changeEmail(borrower, email)
    await changeEmail(borrower, email, { emailCode: await borrower.codeTo(email) })
    const isShown = and(eq(evidence.application, borrower.application), eq(evidence.kind, 'ACCESS_SHOWN'))
    const rows = await database.db.select().from(evidence).where(isShown)
    expect(rows.map(({ detail }) => detail.by)).toContain('code mailed to a new address')
  })
})

describe('a new telephone number', () => {
  it('is taken once the code that was texted to it comes back, and a letter says so', async () => {
    const email = nextAddress()
    const borrower = await registered(email)
    const { phoneNumbers: before = [] } = await borrower.profile()
    const asked = await changePhone(borrower)
    expect([asked.statusCode, asked.json()]).toMatchObject([
      422,
      { code: 'PHONE_CODE_SENT', field: 'phoneCode', errors: [expect.stringContaining('(207) 555-0123')] },
    ])
    const [text] = await lettersTo(borrower, '+12075550123')
    expect(text).toMatchObject({ channel: 'TEXT', template: 'phoneCode' })
    const wrong = await changePhone(borrower, { phoneCode: '000000' })
    expect(wrong.json()).toMatchObject({ code: 'PHONE_CODE', field: 'phoneCode' })
    expect((await borrower.profile()).phoneNumbers).toEqual(before)
    const phoneCode = /\d{6}/.exec(text?.body ?? '')?.[0]
    const answer = await changePhone(borrower, { phoneCode })
    expect(answer.json().phoneNumbers).toEqual([{ uuid: before[0]?.uuid, number: '+12075550123' }])
    expect((await lettersTo(borrower, email))[0]?.template).toBe('phoneChanged')
  })
  it('takes the password: we call them there, and a session may be one that somebody left open', async () => {
    const borrower = await registered()
    const phoneNumber = '(207) 555-0188'
    const answer = await changePhone(borrower, { phoneNumber, currentPassword: 'not the password' })
    expect(answer.json()).toMatchObject({ code: 'PASSWORD_WRONG', field: 'currentPassword' })
    expect(await lettersTo(borrower, '+12075550188')).toEqual([])
  })
})
