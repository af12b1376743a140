import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { nextAddress, registration } from '../../../tests/support/http/registration.ts'
import { moveBy, walk } from '../../../tests/support/http/road.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { eq, like } from '../../database/drizzle.ts'
import { applications, identities, rateLimits } from '../../database/schema.ts'

// Most of an application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

const password = 'correct horse battery'

async function at(state: string, email = nextAddress()): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration({ email, password }))
  await walk(borrower, state)
  return borrower
}

/** Returns the contact details again, of an applicant who has consented to electronic documents. */
const details = async (borrower: Borrower, changed: object = {}) => ({
  email: (await borrower.profile()).email,
  phoneNumber: '(207) 555-0111',
  mailingAddress: { street1: '9 Elm Street', city: 'Bangor', state: 'ME', zip: '04401' },
  consentTextHash: await borrower.consentHash('esign'),
  ...changed,
})

const templatesTo = async (borrower: Borrower, email: string): Promise<readonly string[]> => {
  const letters: readonly { recipient: string; template: string }[] = (await borrower.get('/outbox')).json()
  return letters.filter(({ recipient }) => recipient === email).map(({ template }) => template)
}

const signIn = (borrower: Borrower, email: string) =>
  borrower.post('/identity/api/v1/login', {
    orgCode: 'hearthline',
    email,
    password,
  })

async function reopened(email?: string): Promise<Borrower> {
  const borrower = await at('APP_SUBMISSION', email)
  await borrower.step('contact-change', {})
  return borrower
}

describe('a code for a new address', () => {
  it('is not counted for whoever has signed out: they are refused as such, however often they send one', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    const { token } = borrower
    await borrower.post('/identity-broker/customer/secure/api/v3/logout', {})
    for (let sent = 0; sent < 12; sent += 1) {
      borrower.token = token
      expect((await borrower.submit('contact', { emailCode: '000000' })).statusCode).toBe(401)
    }
    const counted = await database.db.select().from(rateLimits).where(like(rateLimits.key, 'contact:%'))
    expect(counted).toEqual([])
  })
})

describe('contact details given anew', () => {
  it('ask for no second consent to electronic documents whose words are the same', async () => {
    const borrower = await reopened()
    const { consents } = await borrower.heloc()
    await borrower.step('contact', await details(borrower))
    await borrower.reach('APP_SUBMISSION')
    const { phoneNumbers, addresses } = await borrower.profile()
    expect(phoneNumbers?.[0]?.number).toBe('+12075550111')
    expect(addresses?.filter(({ ownership }) => ownership === 'MAILING')).toMatchObject([
      { street1: '9 Elm Street' },
    ])
    expect((await borrower.heloc()).consents).toEqual(consents)
  })

  it('ask for the consent anew where its words have changed since', async () => {
    const borrower = await at('APP_SUBMISSION')
    const { application } = borrower
    const [row] = await database.db.select().from(applications).where(eq(applications.uuid, application))
    const consents = (row?.heloc.consents ?? []).map((consent) =>
      consent.type === 'ELECTRONIC_RECORDS' ? { ...consent, textHash: '0'.repeat(64) } : consent,
    )
    await database.db
      .update(applications)
      .set({ heloc: { ...row?.heloc, consents } })
      .where(eq(applications.uuid, application))
    await borrower.step('contact-change', {})
    expect((await borrower.heloc()).consents?.map(({ type }) => type)).toEqual(['SOFT_CREDIT'])
    const refused = await borrower.submit('contact', await details(borrower))
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('esign')])
    await moveBy(borrower, 'submissions/contact')
    await borrower.reach('APP_SUBMISSION')
    expect((await borrower.heloc()).consents?.at(-1)).toMatchObject({
      type: 'ELECTRONIC_RECORDS',
      textHash: await borrower.consentHash('esign'),
    })
  })

  it('keep all evidence of what was agreed to before', async () => {
    const borrower = await reopened()
    await borrower.step('contact', await details(borrower))
    const log: readonly { kind: string; title: string }[] = (
      await borrower.get(`/service-application/api/v1/application/heloc/${borrower.application}/evidence`)
    ).json()
    expect(log.filter(({ title }) => title.startsWith('Consent to electronic'))).toHaveLength(2)
  })
})

describe('a new address to write to, after the consent to electronic documents', () => {
  it('is taken once the code that was mailed there comes back; the address that one signs in with stays', async () => {
    const [login, next] = [nextAddress(), nextAddress()]
    const borrower = await reopened(login)
    const asked = await borrower.submit('contact', await details(borrower, { email: next.toUpperCase() }))
    expect([asked.statusCode, asked.json()]).toMatchObject([
      422,
      { code: 'EMAIL_CODE_SENT', field: 'emailCode', errors: [expect.stringContaining(next)] },
    ])
    expect((await borrower.profile()).email).toBe(login)
    expect((await borrower.status()).checklistStatus).toBe('COLLECT_ADDITIONAL_INFO')
    const emailCode = await borrower.codeTo(next)
    await borrower.step('contact', await details(borrower, { email: next, emailCode }))
    await borrower.reach('APP_SUBMISSION')
    expect((await borrower.profile()).email).toBe(next)
    expect(await templatesTo(borrower, login)).toContain('contactChanged')
    expect((await signIn(new Borrower(app), login)).statusCode).toBe(200)
    expect((await signIn(new Borrower(app), next)).statusCode).toBe(401)
    const [{ email } = { email: '' }] = await database.db
      .select()
      .from(identities)
      .where(eq(identities.email, login))
    expect(email).toBe(login)
  })

  it('is not taken with a code that is wrong, went to another address, or was used', async () => {
    const [first, second] = [nextAddress(), nextAddress()]
    const borrower = await reopened()
    await borrower.submit('contact', await details(borrower, { email: first }))
    const emailCode = await borrower.codeTo(first)
    const wrong = String((Number(emailCode) + 1) % 1_000_000).padStart(6, '0')
    const tried = await borrower.submit(
      'contact',
      await details(borrower, { email: first, emailCode: wrong }),
    )
    expect(tried.json()).toMatchObject({ code: 'EMAIL_CODE', field: 'emailCode' })
    const other = await borrower.submit('contact', await details(borrower, { email: second, emailCode }))
    expect(other.json().code).toBe('EMAIL_CODE')
    await borrower.step('contact', await details(borrower, { email: first, emailCode }))
    await borrower.reach('APP_SUBMISSION')
    await borrower.step('contact-change', {})
    const again = await borrower.submit('contact', await details(borrower, { email: second, emailCode }))
    expect(again.json().code).toBe('EMAIL_CODE')
  })

  it('has a code that sets no password', async () => {
    const [login, next] = [nextAddress(), nextAddress()]
    const borrower = await reopened(login)
    await borrower.submit('contact', await details(borrower, { email: next }))
    const code = await borrower.codeTo(next)
    const setup = await new Borrower(app).post('/identity/api/v1/registration/setup', {
      orgCode: 'hearthline',
      email: login,
      code,
      password: 'another long password',
    })
    expect(setup.json().code).toBe('SETUP_CODE')
  })

  it('can be guessed at ten times a day at most, and is mailed to five times an hour', async () => {
    const next = nextAddress()
    const borrower = await reopened()
    const send = async (changed: object) =>
      (await borrower.submit('contact', await details(borrower, { email: next, ...changed }))).json().code
    for (let mail = 0; mail < 5; mail++) expect(await send({})).toBe('EMAIL_CODE_SENT')
    expect(await send({})).toBe('MAILS_LIMITED')
    const right = await borrower.codeTo(next)
    const emailCode = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    const codes = await Promise.all(Array.from({ length: 12 }, () => send({ emailCode })))
    expect(codes.filter((code) => code === 'EMAIL_CODE')).toHaveLength(10)
    expect(codes.filter((code) => code === 'CODES_LIMITED')).toHaveLength(2)
    expect(await send({ emailCode: right })).toBe('CODES_LIMITED')
  })

  it('is sent ten codes a day by one person, to whatever addresses', async () => {
    const borrower = await reopened()
    const codes: string[] = []
    for (let sent = 0; sent < 11; sent += 1)
      codes.push(
        (await borrower.submit('contact', await details(borrower, { email: nextAddress() }))).json().code,
      )
    expect(codes.filter((code) => code === 'EMAIL_CODE_SENT')).toHaveLength(10)
    expect(codes.at(-1)).toBe('CONTACT_CODES_LIMITED')
  })

  it('is confirmed in a further application, too, whose own consent is still to come', async () => {
    const borrower = await at('APP_SUBMISSION')
    const {
      name: _,
      birthdate: __,
      'contact-info': ___,
      'login-info': ____,
      membership: _____,
      ...answers
    } = registration({ street1: '7 Birch Lane' })
    const begun = await borrower.post('/service-application/api/v1/application/heloc', answers)
    borrower.application = begun.json().applicationUuid
    await walk(borrower, 'COLLECT_ADDITIONAL_INFO')
    const sample = await borrower.get(
      `/service-application/api/v1/application/heloc/${borrower.application}/documents/esign-test/text`,
    )
    const esignCode = /\d{4}/.exec(sample.json().sections[0].paragraphs[0])?.[0]
    const changed = { email: nextAddress(), esignConsent: true, esignCode }
    const asked = await borrower.submit('contact', await details(borrower, changed))
    expect(asked.json().code).toBe('EMAIL_CODE_SENT')
  })
})
