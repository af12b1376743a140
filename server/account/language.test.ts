import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { identities, outbox } from '../database/schema.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

const password = 'correct horse battery'

async function registered() {
  const email = nextAddress()
  const person = new Borrower(app)
  await person.register(registration({ email, password }))
  return { person, email }
}

const choose = (person: Borrower, locale: string) =>
  person.call({ method: 'PUT', url: '/identity/secure/api/v1/language', payload: { locale } })

const keptOf = async (email: string) =>
  (await database.db.select().from(identities).where(eq(identities.email, email)))[0]?.locale

const signIn = (email: string, language?: string) =>
  app.inject({
    method: 'POST',
    url: '/identity/api/v1/login',
    payload: { orgCode: 'hearthline', email, password },
    ...(language !== undefined && { cookies: { language } }),
  })

const languageSet = ({ cookies }: Awaited<ReturnType<typeof signIn>>) =>
  cookies.find(({ name }) => name === 'language')?.value

describe('the language of an account', () => {
  it('is the one that its owner chooses, and the browser keeps it', async () => {
    const { person, email } = await registered()
    const answer = await choose(person, 'es-US')
    expect(answer.json()).toEqual({ locale: 'es-US' })
    expect(languageSet(answer)).toBe('es-US')
    expect(await keptOf(email)).toBe('es-US')
  })

  it.each([
    ['fr-CA', 'We do not offer this language.'],
    ['xx', 'Some of what was sent cannot be used.'],
    ['', 'Some of what was sent cannot be used.'],
    ['../es-US', 'Some of what was sent cannot be used.'],
  ])('is never "%s", which the lender does not offer', async (locale, reason) => {
    const { person, email } = await registered()
    const answer = await choose(person, locale)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0]).toBe(reason)
    expect(languageSet(answer)).toBeUndefined()
    expect(await keptOf(email)).toBe('en-US')
  })

  it('comes back on a browser where nothing was chosen', async () => {
    const { person, email } = await registered()
    await choose(person, 'es-US')
    const answer = await signIn(email)
    expect(answer.statusCode).toBe(200)
    expect(languageSet(answer)).toBe('es-US')
  })

  it('comes back there for whoever sets a password with a mailed code, whose page is told to be read again', async () => {
    const { person, email } = await registered()
    await choose(person, 'es-US')
    const setUp = async (language?: string) => {
      const code = await person.codeTo(email)
      return app.inject({
        method: 'POST',
        url: '/identity/api/v1/registration/setup',
        payload: { orgCode: 'hearthline', email, code, password: 'another good password' },
        ...(language !== undefined && { cookies: { language } }),
      })
    }
    await person.post('/identity/api/v1/registration/setup-code', { orgCode: 'hearthline', email })
    const answer = await setUp()
    expect(answer.json()).toMatchObject({ locale: 'es-US' })
    expect(languageSet(answer)).toBe('es-US')
    await person.post('/identity/api/v1/registration/setup-code', { orgCode: 'hearthline', email })
    expect((await setUp('es-US')).json()).not.toHaveProperty('locale')
  })

  it('becomes the one that was chosen on the browser before signing in', async () => {
    const { person, email } = await registered()
    await choose(person, 'es-US')
    await signIn(email, 'en-US')
    expect(await keptOf(email)).toBe('en-US')
  })

  it('stays what it is where the browser names a language that the lender does not offer', async () => {
    const { person, email } = await registered()
    await choose(person, 'es-US')
    await signIn(email, 'fr-CA')
    expect(await keptOf(email)).toBe('es-US')
  })

  it('is the language in which its owner is told of what was done in another one', async () => {
    const { person, email } = await registered()
    await choose(person, 'es-US')
    const changed = nextAddress()
    const change = (more: object) =>
      person.post(
        '/identity/secure/api/v1/email',
        { email: changed, currentPassword: password, ...more },
        { cookie: 'language=en-US' },
      )
    await change({})
    expect((await change({ emailCode: await person.codeTo(changed) })).statusCode).toBe(200)
    const letters = await database.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(letters.find(({ template }) => template === 'emailChanged')).toMatchObject({
      locale: 'es-US',
    })
  })

  it('is the language of the letters that follow', async () => {
    const { person, email } = await registered()
    await choose(person, 'es-US')
    await person.post('/identity/api/v1/registration/setup-code', { orgCode: 'hearthline', email })
    const letters = await database.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(letters.at(-1)).toMatchObject({ locale: 'es-US' })
  })
})
