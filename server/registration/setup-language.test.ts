import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { identities, outbox } from '../database/schema.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const orgCode = 'FHEL'

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

/** Sets a new password with a mailed code, on a browser where a language was chosen, or none. */
async function setPassword(email: string, language?: string): Promise<Browser> {
  const browser = new Browser(app, language === undefined ? {} : { cookies: `language=${language}` })
  await browser.post('/identity/api/v1/registration/setup-code', { orgCode, email })
  const code = await browser.codeTo(email)
  const answers = { orgCode, email, code, password: 'plain walnut harbor lamp' }
  const done = await browser.post('/identity/api/v1/registration/setup', answers)
  expect(done.statusCode, done.body).toBe(200)
  return browser
}

async function registered(): Promise<string> {
  const email = nextAddress()
  await new Browser(app).register(registration({ email }))
  return email
}

const keptOf = async (email: string) =>
  (await database.db.select().from(identities).where(eq(identities.email, email)))[0]?.locale

describe('the language of somebody who sets a password', () => {
  it('is the one that they chose on this browser, as for whoever signs in', async () => {
    const email = await registered()
    expect(await keptOf(email)).toBe('en-US')
    await setPassword(email, 'es-US')
    expect(await keptOf(email)).toBe('es-US')
  })

  it('comes back on a browser where nothing was chosen', async () => {
    const email = await registered()
    await setPassword(email, 'es-US')
    expect((await setPassword(email)).cookies).toContain('language=es-US')
    expect(await keptOf(email)).toBe('es-US')
  })

  it('stays what it is where the lender does not offer the other one', async () => {
    const email = await registered()
    await setPassword(email, 'fr-CA')
    expect(await keptOf(email)).toBe('en-US')
  })

  it('is that of the account until then: the letter that tells of the new password is written in it', async () => {
    const email = await registered()
    await setPassword(email, 'es-US')
    const letters = await database.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(letters.find(({ template }) => template === 'passwordChanged')?.locale).toBe('en-US')
  })
})
