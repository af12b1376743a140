import { randomUUID } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../tests/support/backend/create-test-app.ts'
import { Borrower } from '../tests/support/http/borrower.ts'
import { registration } from '../tests/support/http/registration.ts'
import { moveBy, walk } from '../tests/support/http/road.ts'
import { createSecrets } from './keys/load-secrets.ts'

const applications = '/service-application/api/v1/application/heloc'

// A whole application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const secrets = createSecrets()

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ secrets })
})
afterAll(() => app.close())

async function registered(answers: Parameters<typeof registration>[0] = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  return borrower
}

const register = (answers: object) =>
  new Borrower(app).post('/identity/api/v1/registration/register', answers)

describe('registration', () => {
  it('refuses an unknown lender with the words of the specification', async () => {
    const response = await register(registration({ orgCode: 'nobody' }))
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ errors: ['No private label data found'], code: 'TENANT_UNKNOWN' })
  })

  it('refuses self-registration at a wholesale lender', async () => {
    const response = await register(registration({ orgCode: 'summit-wholesale', state: 'CO' }))
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
      errors: ['Summit Ridge Wholesale Mortgage, Inc. works by invitation. Ask your broker for one.'],
      code: 'SELF_REGISTRATION',
    })
  })

  it('refuses a password that others would try first, at its field', async () => {
    const answers = { password: 'password1234', email: 'common@example.com' }
    const response = await register(registration(answers))
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'PASSWORD_REFUSED', field: 'password' })
    const own = await register(registration({ ...answers, password: 'Common@Example.com' }))
    expect(own.json().errors).toEqual([expect.stringContaining('This is your email address.')])
  })

  it('takes no invitation of another for an address that was invited', async () => {
    const invite = (referrer: string) =>
      new Borrower(app).post('/sandbox/invitations', {
        orgCode: 'SUMMIT_WHOLESALE',
        email: 'invited.twice@example.com',
        firstName: 'Ana',
        lastName: 'Reyes',
        referrer,
      })
    expect((await invite('5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60')).statusCode).toBe(200)
    expect((await invite('0b7d8a34-93c1-4e8e-8f0a-7d2e6c915f4b')).json().code).toBe('EMAIL_INVITED')
  })

  it('takes the same address at another lender', async () => {
    const here = await registered({ email: 'both@example.com' })
    const elsewhere = await registered({ email: 'both@example.com', orgCode: 'harborcu' })
    expect(elsewhere.application).not.toBe(here.application)
  })

  it('refuses somebody under age, and a state without a licence', async () => {
    const dob = `${new Date().getUTCFullYear() - 17}-01-01`
    expect((await register(registration({ dob }))).json().code).toBe('TOO_YOUNG')
    const unlicensed = await register(registration({ orgCode: 'HARBORCU', state: 'CA' }))
    expect(unlicensed.json()).toEqual({
      errors: [
        expect.stringMatching(
          /^Harbor Community Credit Union does not lend in CA yet\. You can apply with another home, or call us at \(\d{3}\) \d{3}-\d{4}\.$/,
        ),
      ],
      code: 'STATE_NOT_LICENSED',
    })
  })

  it('refuses a home that is listed for sale, and takes one bought lately', async () => {
    const answering = (saleStatus: string) => register({ ...registration(), 'sale-status': { saleStatus } })
    const refused = await answering('LISTED_FOR_SALE')
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        errors: [
          expect.stringMatching(
            /^A home that is listed for sale cannot secure a line of credit\. You can apply once it is no longer for sale/,
          ),
        ],
        code: 'HOME_FOR_SALE',
      },
    ])
    expect((await answering('SOLD_RECENTLY')).statusCode).toBe(202)
  })

  it('names every wrong field, drops none and coerces none', async () => {
    const answers = registration()
    const response = await register({
      ...answers,
      'income-info': { employmentType: 'FULL_TIME', annualIncome: '125000' },
    })
    expect(response.statusCode).toBe(422)
    expect(response.json().errors.join(' ')).toContain('annualIncome')
    const cents = await register({
      ...answers,
      'income-info': { employmentType: 'FULL_TIME', annualIncome: 85_000.005 },
    })
    expect([cents.statusCode, cents.json().errors]).toEqual([
      422,
      expect.arrayContaining(['income-info: annualIncome holds parts of a cent.']),
    ])
    const later = await register(registration({ dob: '3000-04-28' }))
    expect(later.json().code).toBe('BORN_LATER')
    const extra = await register({ ...answers, admin: true })
    expect(extra.json().errors.join(' ')).toContain('admin')
    const long = await register({ ...answers, name: { firstName: 'x'.repeat(61), lastName: 'Doe' } })
    expect(long.json().errors.join(' ')).toContain('firstName')
    const blank = await register({ ...answers, name: { firstName: '   ', lastName: 'Doe' } })
    expect(blank.json().errors.join(' ')).toContain('firstName')
  })
})

describe('the bearer token', () => {
  it('is rolled with every answer', async () => {
    const borrower = await registered()
    const response = await borrower.get('/service-profile/api/v1/profile')
    expect(response.headers.authorization).toMatch(/^Bearer /)
  })

  it('is not rolled for a page that asks by itself', async () => {
    const borrower = await registered()
    const headers = { authorization: `Bearer ${borrower.token}`, 'x-poll': 'true' }
    const response = await app.inject({ url: '/service-profile/api/v1/profile', headers })
    expect(response.statusCode).toBe(200)
    expect(response.headers.authorization).toBeUndefined()
  })

  it('is refused when missing, malformed, expired or signed by somebody else', async () => {
    const claims = { org: 'hearthline', sub: randomUUID(), jti: randomUUID(), exp: 1 }
    const expired = createSigner({ key: Buffer.alloc(32), algorithm: 'HS256' })(claims)
    for (const authorization of ['', 'Bearer x', 'Bearer a.b.c', 'Basic abc', `Bearer ${expired}`]) {
      const response = await app.inject({
        url: '/service-profile/api/v1/profile',
        headers: { authorization },
      })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toEqual({
        errors: ['unauthenticated'],
        code: 'UNAUTHENTICATED',
        message: 'unauthenticated',
      })
    }
  })

  it('ends for good when its owner signs out', async () => {
    const borrower = await registered()
    const before = borrower.token
    const response = await borrower.post('/identity-broker/customer/secure/api/v3/logout', {})
    expect(response.json()).toEqual({ redirect: '/auth/logout' })
    borrower.token = before
    expect((await borrower.get('/service-profile/api/v1/profile')).statusCode).toBe(401)
    const status = `/service-krang-heloc/borrower/secure/api/v1/${borrower.application}/status`
    expect((await borrower.get(status)).statusCode).toBe(401)
  })
})

describe('signing in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    await registered({ email: 'sign.in@example.com' })
    const path = '/identity/api/v1/login'
    const wrong = await new Borrower(app).post(path, {
      email: 'sign.in@example.com',
      password: 'nope',
      orgCode: 'FHEL',
    })
    const unknown = await new Borrower(app).post(path, {
      email: 'who@example.com',
      password: 'nope',
      orgCode: 'FHEL',
    })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual(unknown.json())
  })

  it('renews a forgotten password with a mailed code, once', async () => {
    const email = 'forgot@example.com'
    const borrower = await registered({ email })
    const asked = await borrower.post('/identity/api/v1/registration/setup-code', { email, orgCode: 'FHEL' })
    expect(asked.statusCode).toBe(202)
    const letters = (await borrower.get('/outbox')).json()
    const code = /\d{6}/.exec(letters[0].body)?.[0]
    const change = { email, code, password: 'quite another password', orgCode: 'FHEL' }
    const path = '/identity/api/v1/registration/setup'
    expect((await new Borrower(app).post(path, change)).statusCode).toBe(200)
    expect((await new Borrower(app).post(path, change)).json().code).toBe('SETUP_CODE')
  })

  it('asks somebody invited for the terms before their first password, and never again', async () => {
    const email = 'invited.to.agree@example.com'
    const borrower = new Borrower(app)
    const orgCode = 'summit-wholesale'
    const names = { firstName: 'Ana', lastName: 'Reyes', referrer: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60' }
    await borrower.post('/sandbox/invitations', { orgCode, email, ...names })
    const lettersTo = async () =>
      (await borrower.get('/outbox'))
        .json()
        .filter(({ recipient }: { recipient: string }) => recipient === email)
    const codeOf = async () => /\b\d{6}\b/.exec((await lettersTo())[0].body)?.[0]
    const setUp = (more: object) =>
      borrower.post('/identity/api/v1/registration/setup', { email, orgCode, ...more })
    const first = { code: await codeOf(), password: 'a long enough password' }
    const refused = await setUp(first)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'TERMS_REQUIRED'])
    const stale = { ...first, termsAccepted: true, consentTextHash: '0'.repeat(64) }
    expect((await setUp(stale)).json().code).toBe('CONSENT_TEXT_STALE')
    const agreed = await setUp({ ...first, termsAccepted: true })
    borrower.application = agreed.json().applicationUuid
    const log = (await borrower.get(`${applications}/${borrower.application}/evidence`)).json()
    const textHash = await borrower.consentHash('terms')
    expect(log).toEqual([expect.objectContaining({ kind: 'CONSENT', title: 'Terms of use', textHash })])
    await borrower.post('/identity/api/v1/registration/setup-code', { email, orgCode })
    expect((await setUp({ code: await codeOf(), password: 'quite another password' })).statusCode).toBe(200)
  })

  it('asks for no terms with a wrong code: nobody learns whose account is new', async () => {
    const email = 'invited.in.secret@example.com'
    const orgCode = 'summit-wholesale'
    const names = { firstName: 'Ana', lastName: 'Reyes', referrer: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60' }
    await new Borrower(app).post('/sandbox/invitations', { orgCode, email, ...names })
    const guess = { orgCode, email, code: '000000', password: 'a long enough password' }
    const answer = await new Borrower(app).post('/identity/api/v1/registration/setup', guess)
    expect(answer.json().code).toBe('SETUP_CODE')
  })

  it('says the same whether an address is known or not', async () => {
    const ask = (email: string) =>
      new Borrower(app).post('/identity/api/v1/registration/setup-code', { email, orgCode: 'FHEL' })
    expect((await ask('nobody.at.all@example.com')).json()).toEqual((await ask('sign.in@example.com')).json())
  })

  it('is limited in its attempts', async () => {
    const limited = await createTestApp({ rateLimits: true })
    const attempt = () =>
      new Borrower(limited).post('/identity/api/v1/login', {
        email: 'a@example.com',
        password: 'x',
        orgCode: 'FHEL',
      })
    const answers = []
    for (let count = 0; count < 11; count += 1) answers.push((await attempt()).statusCode)
    await limited.close()
    expect(answers.at(-1)).toBe(429)
  })
})

describe('somebody else’s application', () => {
  it('is not found, whatever is tried on it', async () => {
    const owner = await registered()
    const stranger = await registered()
    stranger.application = owner.application
    const tried = [
      await stranger.get(`${applications}/${owner.application}`),
      await stranger.get(`/service-krang-heloc/borrower/secure/api/v1/${owner.application}/status`),
      await stranger.get(`${applications}/co-deed/status?applicationUuid=${owner.application}`),
      await stranger.get(`${applications}/${owner.application}/documents/esign-test`),
      await stranger.get(`${applications}/${owner.application}/notary-session`),
      await stranger.submit('income', { confirmed: true }),
      await stranger.upload('SUPPORT', 'a.png'),
      await stranger
        .post(`${applications}/${owner.application}/income-links/truv-payroll`, {})
        .then((response) => response),
    ]
    expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 404))
  })
})

describe('a submission', () => {
  it('is refused with a clear sentence where its event is not due', async () => {
    const borrower = await registered()
    const response = await borrower.submit('offer', { offerUuid: randomUUID(), amount: 1 })
    expect(response.statusCode).toBe(409)
    expect(response.json().code).toBe('EVENT_NOT_ADMITTED')
  })

  it('is told every field that is wrong, and never what was sent', async () => {
    const borrower = await registered()
    const response = await borrower.submit('profile', { softCreditConsent: 'secret', secretName: 1 })
    expect(response.statusCode).toBe(422)
    expect(response.json().faults).toEqual(
      expect.arrayContaining([
        { instancePath: '', keyword: 'required', params: { missingProperty: 'consentTextHash' } },
        { instancePath: '/softCreditConsent', keyword: 'const', params: {} },
      ]),
    )
    expect(JSON.stringify(response.json().faults)).not.toContain('secret')
  })

  it('is refused when the page that it comes from is stale', async () => {
    const borrower = await registered()
    const response = await borrower.submit('profile', {}, { 'if-match': '7' })
    expect(response.json().code).toBe('STALE_VERSION')
  })

  it('is not held to a version where any is named (RFC 9110, 13.1.1)', async () => {
    const borrower = await registered()
    const response = await borrower.submit('profile', {}, { 'if-match': '*' })
    expect(response.json().code).toBe('INVALID_REQUEST')
  })

  it('needs a key, answers a repeated one with the first answer, and refuses one used for something else', async () => {
    const borrower = await registered()
    const url = `${applications}/${borrower.application}/submissions/profile`
    const missing = await borrower.call({ method: 'POST', url, payload: {} })
    expect(missing.json().code).toBe('IDEMPOTENCY_KEY_REQUIRED')
    const { properties = [] } = await borrower.heloc()
    const values = {
      selectedPropertyUuid: properties[0]?.uuid,
      softCreditConsent: true,
      consentTextHash: await borrower.consentHash('soft-credit'),
    }
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await borrower.submit('profile', values, key),
      await borrower.submit('profile', values, key),
    ]
    expect(first.statusCode).toBe(200)
    expect(second.json()).toEqual(first.json())
    const other = await borrower.submit('profile', { ...values, consentTextHash: '0'.repeat(64) }, key)
    expect(other.statusCode).toBe(422)
    expect(other.json().code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('that arrives twice at once is done once', async () => {
    const borrower = await registered()
    const { properties = [] } = await borrower.heloc()
    const consentTextHash = await borrower.consentHash('soft-credit')
    const values = { selectedPropertyUuid: properties[0]?.uuid, softCreditConsent: true, consentTextHash }
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([
      borrower.submit('profile', values, key),
      borrower.submit('profile', values, key),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await borrower.heloc()).consents).toHaveLength(1)
  })

  it('is refused for a consent to other words than those in force', async () => {
    const borrower = await registered()
    const { properties = [] } = await borrower.heloc()
    const values = {
      selectedPropertyUuid: properties[0]?.uuid,
      softCreditConsent: true,
      consentTextHash: 'a'.repeat(64),
    }
    expect((await borrower.submit('profile', values)).json().code).toBe('CONSENT_TEXT_STALE')
  })

  it('of a name that the process does not have is not found', async () => {
    const borrower = await registered()
    expect((await borrower.submit('nonsense', {})).json().code).toBe('SUBMISSION_UNKNOWN')
  })
})

describe('an answer that rules out the others', () => {
  it('is refused beside another, and taken alone', async () => {
    const borrower = await registered()
    await walk(borrower, 'HMDA')
    const answers = { ethnicity: ['DECLINED'], race: ['ASIAN', 'WHITE'], sex: ['DECLINED'] }
    const both = await borrower.submit('demographics', { ...answers, sex: ['FEMALE', 'DECLINED'] })
    expect(both.statusCode).toBe(422)
    expect(both.json().errors).toContain('hmda: sex holds an answer that rules out the others.')
    expect((await borrower.submit('demographics', answers)).statusCode).toBe(200)
  })
})

describe('the application itself', () => {
  it('is not submitted before its disclosures were opened', async () => {
    const borrower = await registered()
    await walk(borrower, 'APP_SUBMISSION')
    const { documents = [] } = await borrower.heloc()
    const values = {
      typedName: 'Jo Doe',
      signConsent: true,
      documents: documents.flatMap(({ uuid }) =>
        uuid === undefined ? [] : [{ uuid, textHash: '0'.repeat(64) }],
      ),
      hardCreditConsent: true,
      consentTextHash: await borrower.consentHash('hard-credit'),
      ssn: '501-22-3344',
    }
    const response = await borrower.submit('summary', values)
    expect(response.statusCode).toBe(409)
    expect(response.json().code).toBe('DOCUMENTS_MISSING')
    const unnamed = await borrower.submit('summary', { ...values, typedName: 'Somebody Else' })
    expect(unnamed.json().code).toBe('SIGNATURE_NAME')
  })

  it('never shows a number whole that it was given', async () => {
    const borrower = await registered()
    await walk(borrower, 'IDENTITY_VERIFICATION')
    const shown = JSON.stringify([await borrower.heloc(), await borrower.profile(), await borrower.status()])
    expect(shown).not.toContain('501223344')
    expect(shown).not.toContain('501-22-3344')
    expect(shown).not.toContain('987654321')
    expect((await borrower.heloc()).disburseAccount?.mask).toBe('4321')
    expect((await borrower.profile()).hasSsn).toBe(true)
  })

  it('takes an amount within the offer alone', async () => {
    const borrower = await registered()
    await walk(borrower, 'OFFER_SELECTION')
    const { offers = [] } = await borrower.heloc()
    // The payment of a short term reaches the debt-to-income limit before the home's value limits the line.
    expect(offers.map(({ maxAmount }) => maxAmount)).toEqual([211_700, 348_900, 400_000, 400_000])
    const errorsAt = async (amount: number) =>
      (await borrower.submit('offer', { offerUuid: offers[0]?.uuid, amount })).json().errors
    expect(await errorsAt(14_999)).toEqual(['The amount must be between $15,000 and $211,700.'])
    expect(await errorsAt(20_000.005)).toContain('select: amount holds parts of a cent.')
    const withCents = await borrower.submit('offer', { offerUuid: offers[0]?.uuid, amount: 16_384.1 })
    expect(withCents.statusCode).toBe(200)
    expect((await borrower.heloc()).amount).toBe(16_384.1)
  })
})

describe('uploads', () => {
  it('are judged by their content, not by their name', async () => {
    const borrower = await registered()
    const script = await borrower.upload('SUPPORT', 'statement.pdf', Buffer.from('<script>alert(1)</script>'))
    expect(script.json().code).toBe('FILE_TYPE')
    expect((await borrower.upload('SUPPORT', 'empty.pdf', Buffer.alloc(0))).json().code).toBe('FILE_EMPTY')
    expect((await borrower.upload('NOTE', 'note.png')).json().code).toBe('DOCUMENT_TYPE_UNKNOWN')
  })

  it('are refused when too large or too many', async () => {
    const borrower = await registered()
    const large = await borrower.upload(
      'SUPPORT',
      'large.pdf',
      Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10_485_760)]),
    )
    expect(large.statusCode).toBe(413)
    for (let count = 0; count < 10; count += 1) await borrower.uploaded('SUPPORT')
    expect((await borrower.upload('SUPPORT', 'one more.png')).json().code).toBe('TOO_MANY_FILES')
  })

  it('can be removed again by their owner', async () => {
    const borrower = await registered()
    const uuid = await borrower.uploaded('SUPPORT')
    const url = `${applications}/${borrower.application}/documents/${uuid}`
    expect((await borrower.get(url)).headers['content-type']).toBe('image/png')
    expect((await borrower.call({ method: 'DELETE', url })).statusCode).toBe(204)
    expect((await borrower.get(url)).statusCode).toBe(404)
    expect((await borrower.heloc()).documents).toEqual([])
  })
})

describe('documents', () => {
  it('are PDFs with the application’s own figures, and read the same as text', async () => {
    const borrower = await registered()
    await walk(borrower, 'NOTE_SIGNING')
    const { documents = [], loanNumber } = await borrower.heloc()
    const note = documents.find(({ type }) => type === 'NOTE')
    const url = `${applications}/${borrower.application}/documents/${note?.uuid}`
    const pdf = await borrower.get(url)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const text = (await borrower.get(`${url}/text`)).json()
    expect(JSON.stringify(text)).toContain(loanNumber)
    expect(JSON.stringify(text)).toContain('$60,000.00')
    expect(text.textHash).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('requests that nobody should send', () => {
  it('get an answer that says what is wrong', async () => {
    const broken = await app.inject({
      method: 'POST',
      url: '/identity/api/v1/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    })
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'INVALID_JSON'])
    const large = await app.inject({
      method: 'POST',
      url: '/identity/api/v1/login',
      payload: { email: 'x'.repeat(300_000) },
    })
    expect([large.statusCode, large.json().code]).toEqual([413, 'TOO_LARGE'])
    for (const url of ['/nowhere', '/%zz', `/service-application/external/${'a'.repeat(999)}`]) {
      const nowhere = await app.inject(url)
      expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'NOT_FOUND'])
    }
    const tooLong = await app.inject(`/service-krang-heloc/borrower/secure/api/v1/${'a'.repeat(999)}/status`)
    expect([tooLong.statusCode, tooLong.json().code]).toEqual([404, 'NOT_FOUND'])
    const noUuid = await (await registered()).get(`${applications}/42`)
    expect([noUuid.statusCode, noUuid.json().code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('text that no database keeps', () => {
  it('is refused by the name of its field, at registration and in a step', async () => {
    for (const firstName of ['a\u0000b', '\ud800']) {
      const response = await register(registration({ firstName }))
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toContain('name.firstName holds a character that is no text.')
    }
    const borrower = await registered()
    const response = await borrower.submit('profile', { 'a\u0000': 1 })
    expect([response.statusCode, response.json().code]).toEqual([422, 'INVALID_REQUEST'])
  })

  it('is refused in a query, and is in no address', async () => {
    const headers = { authorization: `Operator ${secrets.operatorKey}` }
    const asked = await app.inject({ url: '/operator/outbox?to=%00', headers })
    expect([asked.statusCode, asked.json().code]).toEqual([422, 'INVALID_REQUEST'])
    const url = '/operator/vendors/dead-letters/%00/send-again'
    const sent = await app.inject({ method: 'POST', url, headers })
    expect([sent.statusCode, sent.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is refused when it is nested without end', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/identity/api/v1/registration/register',
      headers: { 'content-type': 'application/json' },
      payload: `{"orgCode":"FHEL","name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    })
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toContain('name is nested too deep.')
  })
})

describe('what anybody may ask', () => {
  it('is answered per lender', async () => {
    const licenses = await app.inject(
      '/service-application/external/api/v1/heloc/state-licenses?orgCode=harborcu',
    )
    expect(licenses.json()).toContainEqual({ abbrev: 'ME' })
    const hours = await app.inject({
      url: '/service-operating-hours/external/api/v1/hours/OPS_PHONE?display=true',
      headers: { 'x-org': 'harborcu' },
    })
    expect(hours.json()).toHaveLength(7)
    const suggestions = await app.inject('/service-property/external/api/v1/suggestions?q=dogwood')
    expect(suggestions.json()[0].street1).toBe('45 Dogwood Court')
    const paths = Object.keys((await app.inject('/docs/json')).json().paths)
    expect(paths).toContain('/service-application/api/v1/application/heloc/{uuid}/submissions/contact')
  })
})

it('walks on after consent by the job alone', async () => {
  const borrower = await registered()
  await moveBy(borrower, 'submissions/profile')
  expect((await borrower.reach('LIEN_VERIFICATION')).inquiryAttestNeeded).toBe(false)
})
