// @module-tag slow
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SubmissionSource } from '#engine'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { letterAt, lettersAt, recovered } from '../../tests/support/http/denial.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { answersTo, moveBy, walk } from '../../tests/support/http/road.ts'
import {
  consentToRecords,
  invite,
  invitedSigner,
  sendInvitation,
  showPassport,
  signCounterpart,
} from '../../tests/support/http/signer.ts'
import { asOperator, staffMember } from '../../tests/support/http/staff.ts'
import { loadAllOf } from '../applications/application-store.ts'
import type { OpenDatabase } from '../database/database.ts'
import { and, eq, sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import { accountUnlocks, identities, outbox, sessions } from '../database/schema.ts'
import { requireHandlers } from '../jobs/queue/require-handlers.ts'
import { createSecrets } from '../keys/load-secrets.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const password = 'correct horse battery'
const begin = new Date('2026-03-02T15:00:00.000Z')
const minute = 60_000
const secrets = createSecrets()

let now = begin
let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, secrets, clock: { now: () => now, sleep: async () => {} } })
})
afterAll(() => app.close())
beforeEach(() => {
  now = begin
})
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

/** Applicant at a server state, with the address that they registered with. */
const applicant = (state: string) => applicantOf(undefined, state)

async function applicantOf(street1: string | undefined, state: string) {
  const email = nextAddress()
  const borrower = new Borrower(app)
  await borrower.register(registration({ email, password, ...(street1 && { street1 }) }))
  await walk(borrower, state)
  return { borrower, email }
}

const lettersTo = (recipient: string) => lettersAt({ app, database }, recipient)
const letterTo = (recipient: string, template: string) => letterAt({ app, database }, recipient, template)
const paymentHeldTo = async (recipient: string) =>
  (await lettersTo(recipient)).filter(({ template }) => template === 'paymentHeld')
const accountOf = async (email: string) =>
  (await database.db.select().from(identities).where(eq(identities.email, email)))[0]
const contactOf = async (borrower: Borrower, changed: object = {}) => ({
  ...Object(await answersTo(borrower, 'submissions/contact')),
  ...changed,
})

/** Presses the button of a letter. */
async function deny(recipient: string, template: string, title = 'Your account is safe') {
  const { parts } = (await letterTo(recipient, template)) ?? {}
  const { pathname, search } = new URL((parts?.denial ?? parts?.link)?.url ?? '')
  const url = pathname + search
  const asked = await app.inject({ url })
  expect([asked.statusCode, asked.body]).toEqual([200, expect.stringContaining('<form method="post">')])
  const done = await app.inject({ method: 'POST', url })
  expect(done.body).toContain(title)
  // A link within the site: the page may be served at another port than letters name.
  expect(done.body).not.toMatch(/href="http/)
  return done.body
}

/** Application whose co-owner has signed, and then denies that signature. */
async function coOwnerDenied() {
  const { borrower, email } = await applicantOf('11 Joint Deed Drive', 'CO_DEED_REQ')
  const coOwner = await invite(borrower)
  const signer = await invitedSigner(app, coOwner)
  await consentToRecords(signer)
  await showPassport(signer)
  await signCounterpart(signer)
  await deny(coOwner, 'documentSigned')
  return { borrower, email, coOwner }
}

describe('a token alone', () => {
  it('moves no letters: contact data that are known change only with a proof given just before', async () => {
    const { borrower, email } = await applicant('COLLECT_ADDITIONAL_INFO')
    const thief = borrower.stolen()
    for (const changed of [{ email: 'thief@example.com' }, { phoneNumber: '(207) 555-0199' }]) {
      const refused = await thief.submit('contact', await contactOf(thief, changed))
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROOF_REQUIRED'])
    }
    expect((await borrower.profile()).email).toBe(email)
    expect(await lettersTo('thief@example.com')).toEqual([])
  })

  it('moves no money: an account is named only with a proof given just before', async () => {
    const { borrower } = await applicant('DISBURSEMENT_ACCOUNT')
    const thief = borrower.stolen()
    const account = Object(await answersTo(thief, 'submissions/disbursement-account'))
    const refused = await thief.submit('disbursement-account', account)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROOF_REQUIRED'])
    expect((await borrower.heloc()).disburseAccount).toBeUndefined()
    await borrower.post('/identity/secure/api/v1/proof', { currentPassword: password })
    const taken = await thief.submit('disbursement-account', account)
    expect([taken.statusCode, taken.json().code]).toEqual([401, 'UNAUTHENTICATED'])
    expect((await borrower.submit('disbursement-account', account)).statusCode).toBe(200)
  })

  it('signs and submits nothing once the sign-in is a quarter of an hour old', async () => {
    const { borrower } = await applicant('APP_SUBMISSION')
    const thief = borrower.stolen()
    pass(15 * minute)
    const refused = await thief.submit('summary', Object(await answersTo(thief, 'submissions/summary')))
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROOF_REQUIRED'])
    await moveBy(borrower, 'submissions/summary')
  })

  it.each([
    ['name-change', 'nameChanged', { firstName: 'Joan', lastName: 'Dew' }],
    ['birthdate-change', 'birthdateChanged', { dob: '1979-05-06' }],
    [
      'home-change',
      'homeChanged',
      {
        address: { street1: '7 Birch Lane', city: 'Bangor', state: 'ME', zip: '04401' },
        occupancy: 'PRIMARY',
      },
    ],
    ['income-change', 'incomeChanged', { employmentType: 'SELF_EMPLOYED', annualIncome: 98_000 }],
  ])(
    'sends no %s once the sign-in is a quarter of an hour old, and the owner is told of one',
    async (name, letter, values) => {
      const { borrower, email } = await applicant('OFFER_SELECTION')
      pass(15 * minute)
      const refused = await borrower.stolen().submit(name, values)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROOF_REQUIRED'])
      await borrower.step(name, values)
      expect((await letterTo(email, letter))?.parts.link?.label).toBe('This was not me')
    },
  )

  it('withdraws nothing once the sign-in is a quarter of an hour old', async () => {
    const { borrower } = await applicant('OFFER_SELECTION')
    pass(15 * minute)
    const wish = { withdrawConsent: true }
    const refused = await borrower.stolen().submit('withdrawal', wish)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROOF_REQUIRED'])
    expect((await borrower.status()).checklistStatus).toBe('OFFER_SELECTION')
    await borrower.step('withdrawal', wish)
  })

  it('invites nobody to sign along once the sign-in is a quarter of an hour old', async () => {
    const { borrower } = await applicant('OFFER_SELECTION')
    pass(15 * minute)
    const thief = borrower.stolen()
    const signer = '6d0e5a2c-91ab-4f0e-8a5b-7c3f1d2e9b44'
    const refused = await sendInvitation(thief, signer, nextAddress())
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROOF_REQUIRED'])
  })

  it('is not asked for a proof of a step that is not due', async () => {
    const { borrower } = await applicant('OFFER_SELECTION')
    const refused = await borrower.stolen().submit('disbursement-account', {})
    expect(refused.json().code).toBe('EVENT_NOT_ADMITTED')
  })
})

describe('a proof', () => {
  it('is declared by every submission that names an account, is signed, says who somebody is, where they live, what they earn or get letters, or ends the application', () => {
    const person = ['idType', 'lastName', 'dob', 'address']
    const money = ['routingNumber', 'publicToken', 'annualIncome']
    const telling = [...person, ...money, 'signConsent', 'mailingAddress', 'withdrawConsent']
    const { process, forms } = shippedTenants().fallback
    const without = Object.entries(process.submissions).filter(([, { form, proof }]) => {
      const asked = Object.keys(forms.get(form)?.fields ?? {})
      return proof === undefined && telling.some((name) => asked.includes(name))
    })
    expect(without.map(([name]) => name)).toEqual([])
  })

  it('is told of by a letter that exists, or the server does not start', () => {
    const [tenant] = shippedTenants().all()
    if (tenant === undefined) throw new Error('No lender is shipped.')
    const note = { ...tenant.process.submissions.note, tells: 'noteSignd' } as SubmissionSource
    const process = { ...tenant.process, submissions: { ...tenant.process.submissions, note } }
    expect(() => requireHandlers([{ ...tenant, process }])).toThrow('names the letter "noteSignd"')
  })
})

describe('an ordinary applicant', () => {
  it('is asked once in one sitting, before the account for the money', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration({ password }))
    const proofs: string[] = []
    const provesFor = borrower.client.provesFor.bind(borrower.client)
    vi.spyOn(borrower.client, 'provesFor').mockImplementation(async (status, read) => {
      const proves = await provesFor(status, read)
      if (proves) proofs.push(String((await borrower.status()).checklistStatus))
      return proves
    })
    await walk(borrower)
    expect(proofs).toEqual(['DISBURSEMENT_ACCOUNT'])
  })
})

describe('a proof', () => {
  const prove = (borrower: Borrower, proof: object) => borrower.post('/identity/secure/api/v1/proof', proof)
  const given = { currentPassword: password }
  const askCode = (borrower: Borrower) => borrower.post('/identity/secure/api/v1/proof-code', {})
  const named = async (borrower: Borrower) =>
    borrower.submit(
      'disbursement-account',
      Object(await answersTo(borrower, 'submissions/disbursement-account')),
    )

  it('is the password, or a code that goes to the address with which one signs in', async () => {
    const { borrower, email } = await applicant('DISBURSEMENT_ACCOUNT')
    const own = borrower.stolen()
    expect((await prove(own, { currentPassword: 'not the password' })).json()).toMatchObject({
      code: 'PASSWORD_WRONG',
      field: 'currentPassword',
    })
    expect((await askCode(own)).statusCode).toBe(202)
    const code = await own.codeTo(email)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await prove(own, { code: wrong })).json()).toMatchObject({ code: 'PROOF_CODE', field: 'code' })
    expect((await named(own)).statusCode).toBe(403)
    expect((await prove(own, { code })).json()).toEqual({ forMs: 5 * minute })
    expect((await prove(own, { code })).statusCode).toBe(422)
    expect((await named(own)).statusCode).toBe(200)
  })

  it('is one or the other, and good for a short time and its own session', async () => {
    const { borrower, email } = await applicant('DISBURSEMENT_ACCOUNT')
    const [own, elsewhere] = [borrower.stolen(), new Browser(app)]
    expect((await prove(own, {})).statusCode).toBe(422)
    expect((await prove(own, { ...given, code: '000000' })).statusCode).toBe(422)
    await elsewhere.signIn(email)
    await prove(elsewhere, given)
    expect((await named(own)).statusCode).toBe(403)
    await prove(own, given)
    pass(5 * minute)
    expect((await named(own)).statusCode).toBe(403)
  })

  it('takes five wrong attempts a code, and ten codes a session', async () => {
    const { borrower, email } = await applicant('OFFER_SELECTION')
    const own = borrower.stolen()
    await askCode(own)
    const code = await own.codeTo(email)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let count = 0; count < 5; count += 1) await prove(own, { code: wrong })
    expect((await prove(own, { code })).statusCode).toBe(422)
    const codes: number[] = []
    for (let count = 0; count < 10; count += 1) codes.push((await askCode(own)).statusCode)
    expect(codes).toEqual([...Array(9).fill(202), 429])
  })

  it('leaves a code alone with which a new password is set', async () => {
    const { borrower, email } = await applicant('OFFER_SELECTION')
    await borrower.post('/identity/api/v1/registration/setup-code', { email, orgCode: 'hearthline' })
    const code = await borrower.codeTo(email)
    await askCode(borrower)
    const setup = { email, orgCode: 'hearthline', code, password: 'plain walnut harbor lamp' }
    expect((await borrower.post('/identity/api/v1/registration/setup', setup)).statusCode).toBe(200)
  })
})

describe('the owner', () => {
  it('is told at once of an account for the money, and the money waits a day', async () => {
    const { borrower, email } = await applicant('DISBURSEMENT_ACCOUNT')
    await moveBy(borrower, 'submissions/disbursement-account')
    const letter = await letterTo(email, 'payoutAccountSet')
    expect(letter?.subject).toBe('The account for your money was set')
    expect(letter?.body).toMatch(/ending in \d{4}, one day from now at the earliest/)
    expect(letter?.parts.link?.label).toBe('This was not me')
  })

  it('is told of a Social Security number, which a token alone does not set', async () => {
    const email = nextAddress()
    const borrower = new Borrower(app)
    await borrower.register(registration({ email, password, lastName: 'Nomatch' }))
    await moveBy(borrower, 'submissions/profile')
    await borrower.reach('CREDIT_NO_MATCH')
    pass(15 * minute)
    const ssn = Object(await answersTo(borrower, 'submissions/ssn'))
    expect((await borrower.stolen().submit('ssn', ssn)).json().code).toBe('PROOF_REQUIRED')
    await borrower.step('ssn', ssn)
    expect((await letterTo(email, 'ssnSet'))?.parts.link?.label).toBe('This was not me')
  })

  it('is told which account pays for a valuation', async () => {
    const email = nextAddress()
    const borrower = new Borrower(app)
    await borrower.register(registration({ email, password, street1: '3 Unvalued Road' }))
    await walk(borrower, 'NO_AVM_FOUND')
    await moveBy(borrower, 'submissions/value-estimate')
    await borrower.reach('BPO_ORDER_REQUEST')
    await moveBy(borrower, 'submissions/valuation-order')
    const letter = await letterTo(email, 'valuationOrdered')
    expect(letter?.body).toMatch(/ordered once your bank has paid the fee from the account ending in \d{4}\./)
    expect(letter?.parts.link?.label).toBe('This was not me')
  })

  it('is told which documents were signed', async () => {
    const { borrower, email } = await applicant('DEED_SIGNING')
    const signed = async () => (await letterTo(email, 'documentSigned'))?.subject
    expect(await signed()).toBe('The note was signed in your name')
    await walk(borrower, 'TRUST_AND_INSURANCE')
    expect(await signed()).toBe('The deed was signed in your name')
  })

  it('is told of the first mailing address, which needs no proof but the sign-in', async () => {
    const { borrower, email } = await applicant('COLLECT_ADDITIONAL_INFO')
    await moveBy(borrower, 'submissions/contact')
    const letter = await letterTo(email, 'mailingAddressSet')
    expect(letter?.parts.link?.label).toBe('This was not me')
    expect(await letterTo(email, 'contactChanged')).toBeUndefined()
  })

  it('is told at the former address of a new one, and gets letters of record at both', async () => {
    const [email, next] = [nextAddress(), nextAddress()]
    const borrower = new Borrower(app)
    await borrower.register(registration({ email, password }))
    await walk(borrower, 'COLLECT_ADDITIONAL_INFO')
    const asked = await borrower.submit('contact', await contactOf(borrower, { email: next }))
    expect(asked.json().code).toBe('EMAIL_CODE_SENT')
    expect((await borrower.profile()).email).toBe(email)
    const emailCode = await borrower.codeTo(next)
    const sent = await borrower.submit('contact', await contactOf(borrower, { email: next, emailCode }))
    expect(sent.statusCode).toBe(200)
    expect(await letterTo(email, 'contactChanged')).toBeDefined()
    await walkOn(borrower)
    for (const template of ['rightToCancel', 'funded'])
      for (const address of [email, next]) expect(await letterTo(address, template)).toBeDefined()
  })

  it('gets no letter and no code at a telephone number, so that a wrong one loses none: none is needed to change it', async () => {
    const { borrower, email } = await applicant('COLLECT_ADDITIONAL_INFO')
    const sent = await borrower.submit(
      'contact',
      await contactOf(borrower, { phoneNumber: '(207) 555-0199' }),
    )
    expect(sent.statusCode).toBe(200)
    expect(await letterTo(email, 'contactChanged')).toBeDefined()
    await walkOn(borrower)
    await borrower.post('/identity/secure/api/v1/proof-code', {})
    await borrower.post('/identity/api/v1/registration/setup-code', { email, orgCode: 'hearthline' })
    expect(await database.db.select().from(outbox).where(eq(outbox.channel, 'TEXT'))).toEqual([])
  })

  it('is told of a browser that the account has not seen, and of none that it has', async () => {
    const { email } = await applicant('OFFER_SELECTION')
    const told = async () =>
      (await lettersTo(email)).filter(({ template }) => template === 'newDevice').length
    const browser = new Browser(app)
    await browser.signIn(email)
    expect(await told()).toBe(1)
    await browser.signIn(email)
    expect(await told()).toBe(1)
  })
})

describe('a sign-in on a new device', () => {
  it('opens no session where its letter cannot be kept', async () => {
    const { email } = await applicant('OFFER_SELECTION')
    const { uuid = '' } = (await accountOf(email)) ?? {}
    const opened = () => database.db.$count(sessions, eq(sessions.identity, uuid))
    const before = await opened()
    await database.exec('alter table security_notices rename to security_notices_away')
    const refused = await new Browser(app).signIn(email)
    await database.exec('alter table security_notices_away rename to security_notices')
    expect([refused.statusCode, await opened()]).toEqual([500, before])
  })
})

describe('a letter’s button “This was not me”', () => {
  it('brings back the contact data, signs everybody out and takes the password', async () => {
    const { borrower, email } = await applicant('OFFER_SELECTION')
    const next = nextAddress()
    const change = (emailCode?: string) =>
      borrower.post('/identity/secure/api/v1/email', {
        email: next,
        currentPassword: password,
        ...(emailCode && { emailCode }),
      })
    await change()
    expect((await change(await borrower.codeTo(next))).statusCode).toBe(200)
    await deny(email, 'emailChanged')
    expect((await borrower.get('/service-profile/api/v1/profile')).statusCode).toBe(401)
    expect((await accountOf(email))?.profile.email).toBe(email)
    expect(await accountOf(next)).toBeUndefined()
    expect((await new Browser(app).signIn(email)).statusCode).toBe(401)
    const owner = new Browser(app)
    await owner.post('/identity/api/v1/registration/setup-code', { email, orgCode: 'hearthline' })
    const code = await owner.codeTo(email)
    const setup = { email, orgCode: 'hearthline', code, password: 'plain walnut harbor lamp' }
    expect((await owner.post('/identity/api/v1/registration/setup', setup)).statusCode).toBe(200)
  })

  it('brings back the mailing address', async () => {
    const { borrower, email } = await applicant('HMDA')
    const mailing = async () =>
      (await borrower.profile()).addresses?.find(({ ownership }) => ownership === 'MAILING')
    const before = await mailing()
    await borrower.step('contact-change', {})
    const mailingAddress = { street1: '1 Thief Row', city: 'Bangor', state: 'ME', zip: '04401' }
    await borrower.step('contact', await contactOf(borrower, { mailingAddress }))
    expect(await mailing()).toMatchObject(mailingAddress)
    await deny(email, 'contactChanged')
    const { addresses = [] } = (await accountOf(email))?.profile ?? {}
    expect(addresses.filter(({ ownership }) => ownership === 'MAILING')).toEqual([before])
  })

  it('brings paper mail back to the home where nobody had given another address before', async () => {
    const { borrower, email } = await applicant('COLLECT_ADDITIONAL_INFO')
    const mailingAddress = { street1: '1 Thief Row', city: 'Bangor', state: 'ME', zip: '04401' }
    await borrower.step('contact', await contactOf(borrower, { mailingAddress }))
    const { street1, zip } = (await borrower.heloc()).property?.address ?? {}
    await deny(email, 'mailingAddressSet')
    const { addresses = [] } = (await accountOf(email))?.profile ?? {}
    expect(addresses.filter(({ ownership }) => ownership === 'MAILING')).toMatchObject([{ street1, zip }])
  })

  it('stands in the letter about an invited co-owner, whose replaced invitation says so', async () => {
    const { borrower, email } = await applicantOf('11 Joint Deed Drive', 'CO_DEED_REQ')
    const first = await invite(borrower)
    await invitedSigner(app, first)
    expect((await letterTo(email, 'coOwnerInvited'))?.body).toContain(
      'was invited to sign the deed of your home',
    )
    const [signer] = (await borrower.heloc()).helocSigners ?? []
    const stranger = nextAddress()
    await sendInvitation(borrower, signer?.uuid ?? '', stranger)
    expect((await lettersTo(email)).filter(({ template }) => template === 'coOwnerInvited')).toHaveLength(2)
    expect((await letterTo(first, 'invitationReplaced'))?.body).toContain(
      'the one that you received no longer works',
    )
    expect(await deny(email, 'coOwnerInvited')).toContain('the invitation no longer works')
    const { uuid = '' } = (await accountOf(email)) ?? {}
    const [application] = await loadAllOf(database.db, uuid)
    const [withdrawn] = application?.heloc.helocSigners ?? []
    expect(withdrawn).toMatchObject({ status: 'INITIAL', invitation: 'DUE' })
    expect(withdrawn).not.toHaveProperty('identityUuid')
    await expect(invitedSigner(app, stranger)).rejects.toThrow()
    expect((await accountOf(stranger))?.passwordHash).toBeNull()
  })

  it('stands below the button that leads elsewhere, as in the letter about a withdrawal', async () => {
    const { borrower, email } = await applicant('OFFER_SELECTION')
    await borrower.step('withdrawal', { withdrawConsent: true })
    const { link, denial } = (await letterTo(email, 'withdrawn'))?.parts ?? {}
    expect([link?.label, denial?.label]).toEqual(['Apply again', 'This was not me'])
    expect(await deny(email, 'withdrawn')).toContain('The application stays closed')
    const { subject, body } = (await letterTo(email, 'paymentHeld')) ?? {}
    expect([subject, body].join(' ')).toMatch(/^Your account is safe .*set a new one with a code/)
    expect(body).not.toContain('money')
    const { uuid = '' } = (await accountOf(email)) ?? {}
    const [application] = await loadAllOf(database.db, uuid)
    expect(application?.heloc.cancellation).toMatchObject({
      ...{ kind: 'WITHDRAWN', deniedAt: begin.toISOString() },
    })
    expect((await borrower.get('/service-profile/api/v1/profile')).statusCode).toBe(401)
  })

  it('stands in the letter about a canceled line, as nobody proves who they are to cancel', async () => {
    const { borrower, email } = await applicant('TRUST_AND_INSURANCE')
    await borrower.step('rescission', { cancelConsent: true, typedName: 'Jo Doe' })
    const sent = (await lettersTo(email)).filter(({ template }) => template === 'rescinded')
    expect(sent).toHaveLength(1)
    const { link, denial } = sent[0]?.parts ?? {}
    expect([link?.label, denial?.label]).toEqual(['See the documents', 'This was not me'])
    expect(sent[0]?.body).toMatch(/If you did not expect this, call us at .+ right away\./)
    expect(await deny(email, 'rescinded')).toContain('The line of credit stays canceled')
    const { uuid = '' } = (await accountOf(email)) ?? {}
    const [application] = await loadAllOf(database.db, uuid)
    expect(application?.heloc.cancellation).toMatchObject({
      ...{ kind: 'RESCINDED', by: 'Jo Doe', deniedAt: begin.toISOString() },
    })
  })

  it('holds the money until somebody of the lender has talked to them', async () => {
    const { borrower, email } = await applicant('NOTE_SIGNING')
    await deny(email, 'payoutAccountSet')
    expect((await accountOf(email))?.deniedAt).toEqual(begin)
    const { awaitRelease } = await import('./await-release.ts')
    const services = { database, clock: { now: () => now, sleep: async () => {} } }
    await expect(awaitRelease(services, borrower.application)).rejects.toMatchObject({ name: 'Error' })
    const unlock = { email, tenant: 'hearthline' }
    expect((await asOperator(app, secrets.operatorKey).post('/operator/unlocks', unlock)).statusCode).toBe(
      200,
    )
    await awaitRelease(services, borrower.application)
  })

  it('keeps the deed of a co-owner who denies their signature from being recorded', async () => {
    const { borrower } = await coOwnerDenied()
    await walk(borrower, 'RECORDING')
    const ticket = sql`data->>'application' = ${borrower.application} and state = 'created'`
    const postponed = sql`select from pgboss.job where ${ticket} and start_after > now() + interval '9 minutes'`
    await vi.waitFor(async () => expect(rowsOf(await database.db.execute(postponed))).toHaveLength(1))
    expect((await borrower.status()).checklistStatus).toBe('RECORDING')
  })

  it('holds the money of an application that a co-owner signs, tells both, and is lifted for that co-owner alone', async () => {
    const { borrower, email, coOwner } = await coOwnerDenied()
    expect(await borrower.status()).toMatchObject({ paymentHeld: true })
    const { awaitRelease } = await import('./await-release.ts')
    const services = { database, clock: { now: () => now, sleep: async () => {} } }
    const release = () => awaitRelease(services, borrower.application)
    await expect(release()).rejects.toMatchObject({ name: 'Error' })
    const title = 'No money is sent until we have talked to you'
    expect(await letterTo(coOwner, 'paymentHeld')).toMatchObject({ subject: title })
    expect((await letterTo(email, 'heldForSigner'))?.body).toContain('A co-owner of your home told us')
    expect(await letterTo(email, 'paymentHeld')).toBeUndefined()
    const { notifications } = (await borrower.get('/service-wallet/secure/api/v4/account')).json()[0]
    expect(notifications).toContainEqual(expect.objectContaining({ title, status: 'UNREAD' }))

    const unlock = async (address: string) => {
      const request = { email: address, tenant: 'hearthline' }
      return (await asOperator(app, secrets.operatorKey).post('/operator/unlocks', request)).json()
    }
    const { loanNumber } = await borrower.heloc()
    expect(await unlock(email)).toMatchObject({ liftedLoanNumbers: [], heldLoanNumbers: [] })
    await expect(release()).rejects.toMatchObject({ name: 'Error' })
    await deny(email, 'applicationSigned')
    expect(await unlock(coOwner)).toMatchObject({ liftedLoanNumbers: [], heldLoanNumbers: [loanNumber] })
    expect(await letterTo(coOwner, 'holdLifted')).toMatchObject({
      subject: 'Your hold on the money was lifted, another one stands',
      body: expect.stringContaining('the money stays held until we have talked to someone else'),
    })
    expect(await letterTo(email, 'holdLiftedForSigner')).toMatchObject({
      subject: 'A co-owner’s hold on your money was lifted, another one stands',
    })
    expect(await unlock(email)).toMatchObject({ liftedLoanNumbers: [loanNumber], heldLoanNumbers: [] })
    pass(minute)
    await deny(coOwner, 'holdLifted')
    await expect(release()).rejects.toMatchObject({ name: 'Error' })
    expect(await unlock(coOwner)).toMatchObject({ liftedLoanNumbers: [loanNumber] })
    expect((await letterTo(coOwner, 'holdLifted'))?.subject).toBe('The hold on the money was lifted')
    const told = await letterTo(email, 'holdLiftedForSigner')
    expect(told?.subject).toBe('The hold on your money was lifted')
    expect(told?.body).toContain(
      `we held the money of application ${loanNumber}. On 03/02/2026 we lifted that hold, after we had talked to them: your application continues`,
    )
    await release()
  })

  it('says by which clock it tells the day, where the sandbox lets days pass in seconds', async () => {
    const { borrower, email, coOwner } = await coOwnerDenied()
    const ahead = sql`update applications set time_shift_ms = ${3 * 86_400_000} where uuid = ${borrower.application}`
    await database.db.execute(ahead)
    const request = { email: coOwner, tenant: 'hearthline' }
    await asOperator(app, secrets.operatorKey).post('/operator/unlocks', request)
    const day = 'In this sandbox, days pass in seconds: for your application, it is already 03/05/2026.'
    for (const [address, template] of [
      [coOwner, 'holdLifted'],
      [email, 'holdLiftedForSigner'],
    ] as const) {
      const { body = '' } = (await letterTo(address, template)) ?? {}
      expect(body).toContain('On 03/05/2026 we lifted that hold')
      expect(body).toContain(day)
    }
  })

  it('tells a co-owner who denies a signature after the money was sent so, and the borrower that it was the co-owner', async () => {
    const { borrower, email } = await applicantOf('11 Joint Deed Drive', 'CO_DEED_REQ')
    const coOwner = await invite(borrower)
    const signer = await invitedSigner(app, coOwner)
    await consentToRecords(signer)
    await showPassport(signer)
    await signCounterpart(signer)
    await walk(borrower, 'COMPLETE')
    const { disburseAccount } = await borrower.heloc()
    const sent = 'The money was already sent: please call us right away'
    const page = await deny(coOwner, 'documentSigned', sent)
    expect(page).toContain('to the account that the borrower named')
    expect(page).not.toContain('no money is sent')
    const { subject, body } = (await letterTo(coOwner, 'paymentSent')) ?? {}
    expect(subject).toBe(sent)
    expect(body).not.toContain(disburseAccount?.mask)
    expect(await letterTo(coOwner, 'paymentHeld')).toBeUndefined()
    const told = await letterTo(email, 'heldForSigner')
    expect(told?.subject).toBe('A co-owner says that someone else acted: please call us right away')
    expect(told?.body).toContain(`to the account ending in ${disburseAccount?.mask}`)
    expect(told?.body).not.toContain('we will send none')
    const { notifications } = (await borrower.get('/service-wallet/secure/api/v4/account')).json()[0]
    // The letter alone says that days pass in seconds here: the bell is beside a page that says so.
    const [description] = told?.body.split(' In this sandbox') ?? []
    expect(notifications).toContainEqual(
      expect.objectContaining({ title: told?.subject, description, status: 'UNREAD' }),
    )
  })

  it('holds the money again where the same button is pressed after the hold was lifted, and says so', async () => {
    const { email } = await applicant('NOTE_SIGNING')
    await deny(email, 'payoutAccountSet')
    expect(await deny(email, 'payoutAccountSet')).toContain('is held until we have talked to you')
    expect(await paymentHeldTo(email)).toHaveLength(1)
    await asOperator(app, secrets.operatorKey).post('/operator/unlocks', { email, tenant: 'hearthline' })
    pass(minute)
    expect(await deny(email, 'payoutAccountSet')).toContain('is held until we have talked to you')
    expect((await accountOf(email))?.deniedAt).toEqual(now)
    expect(await paymentHeldTo(email)).toHaveLength(2)
  })

  it('says that the money had left where it did after the hold was lifted', async () => {
    const { borrower, email } = await applicant('NOTE_SIGNING')
    await deny(email, 'payoutAccountSet')
    await asOperator(app, secrets.operatorKey).post('/operator/unlocks', { email, tenant: 'hearthline' })
    borrower.token = (await recovered({ app }, email)).token
    await walk(borrower, 'COMPLETE')
    pass(minute)
    await deny(email, 'payoutAccountSet', 'The money was already sent: please call us right away')
  })

  it('tells who lifts the hold for which application, and its owner at once, who may hold it again', async () => {
    const { email } = await applicant('NOTE_SIGNING')
    const unlock = async () =>
      (
        await asOperator(app, secrets.operatorKey).post('/operator/unlocks', { email, tenant: 'hearthline' })
      ).json().liftedLoanNumbers
    expect(await unlock()).toEqual([])
    expect(await letterTo(email, 'holdLifted')).toBeUndefined()
    await deny(email, 'payoutAccountSet')
    const { uuid = '' } = (await accountOf(email)) ?? {}
    const [application] = await loadAllOf(database.db, uuid)
    const number = application?.heloc.loanNumber
    expect(await unlock()).toEqual([number])
    const { body, parts } = (await letterTo(email, 'holdLifted')) ?? {}
    expect(body).toContain(`we held the money of application ${number}. On 03/02/2026 we lifted that hold`)
    expect(parts?.link?.label).toBe('This was not me')
    pass(minute)
    await deny(email, 'holdLifted')
    expect((await accountOf(email))?.deniedAt).toEqual(now)
  })

  it('is followed by a letter that says why the money is held, and the application says so until they have talked', async () => {
    const { borrower, email } = await applicant('NOTE_SIGNING')
    await deny(email, 'payoutAccountSet')
    const letter = await letterTo(email, 'paymentHeld')
    expect(letter?.body).toContain('we will send none until we have talked')
    expect(letter?.body).toContain('the old password no longer works: set a new one')
    expect(letter?.parts?.link).toMatchObject({ label: 'Set a new password' })
    expect(letter?.parts?.link?.url).toContain('/account-setup')
    const refused = await borrower.get('/service-profile/api/v1/profile')
    expect([refused.statusCode, refused.json().reason]).toEqual([401, 'DENIED'])
    const owner = await recovered({ app }, email)
    const path = `/service-krang-heloc/borrower/secure/api/v1/${borrower.application}/status`
    const held = async () => (await owner.get(path)).json().paymentHeld
    expect(await held()).toBe(true)
    const told = async () =>
      (await owner.get('/service-wallet/secure/api/v4/account')).json()[0].notifications
    const notice = { title: 'No money is sent until we have talked to you', status: 'UNREAD' }
    expect(await told()).toContainEqual(expect.objectContaining(notice))
    await asOperator(app, secrets.operatorKey).post('/operator/unlocks', { email, tenant: 'hearthline' })
    expect(await letterTo(email, 'denialLifted')).toBeUndefined()
    expect(await held()).toBeUndefined()
    expect(await told()).not.toContainEqual(expect.objectContaining(notice))
  })

  it('says that the money had left, when and where to, on its page, in the letter and at the bell', async () => {
    const { borrower, email } = await applicant('COMPLETE')
    const { disburseAccount } = await borrower.heloc()
    const where = `to the account ending in ${disburseAccount?.mask}`
    const sent = 'The money was already sent: please call us right away'
    const page = await deny(email, 'payoutAccountSet', sent)
    expect(page).toContain(where)
    expect(page).not.toMatch(/no money is paid out|Your account is safe/)
    const { subject, body } = (await letterTo(email, 'paymentSent')) ?? {}
    expect([subject, body].join(' ')).toMatch(/^The money was already sent.* Please call us right away/)
    expect(body).toContain(where)
    expect(await letterTo(email, 'paymentHeld')).toBeUndefined()
    const owner = await recovered({ app }, email)
    const { notifications } = (await owner.get('/service-wallet/secure/api/v4/account')).json()[0]
    expect(notifications).toContainEqual(expect.objectContaining({ title: sent, status: 'UNREAD' }))
    await asOperator(app, secrets.operatorKey).post('/operator/unlocks', { email, tenant: 'hearthline' })
    expect(await letterTo(email, 'holdLifted')).toBeUndefined()
    expect((await letterTo(email, 'denialLifted'))?.body).toContain('No money was on hold for it')
    await deny(email, 'denialLifted', sent)
  })

  it('leaves an owner signed in who has recovered since they pressed the button of another letter', async () => {
    const { borrower, email } = await applicant('AUTOPAY_ACCOUNT')
    await moveBy(borrower, 'submissions/repayment')
    pass(minute)
    await deny(email, 'payoutAccountSet')
    const owner = new Browser(app)
    await owner.post('/identity/api/v1/registration/setup-code', { email, orgCode: 'hearthline' })
    const changed = 'plain walnut harbor lamp'
    const setup = { email, orgCode: 'hearthline', code: await owner.codeTo(email), password: changed }
    await owner.post('/identity/api/v1/registration/setup', setup)
    expect((await owner.signIn(email, changed)).statusCode).toBe(200)
    for (const template of ['payoutAccountSet', 'repaymentSet'])
      expect(await deny(email, template)).toContain(
        'If you have set a new password since then, it still works',
      )
    expect((await owner.get('/service-profile/api/v1/profile')).statusCode).toBe(200)
    expect((await owner.signIn(email, changed)).statusCode).toBe(200)
  })

  it('works in no letter that was not sent here, and after its days no longer', async () => {
    expect((await app.inject('/not-me/nonsense')).statusCode).toBe(404)
    const { email } = await applicant('AUTOPAY_ACCOUNT')
    const { parts } = (await letterTo(email, 'payoutAccountSet')) ?? {}
    pass(31 * 24 * 60 * minute)
    expect((await app.inject(new URL(parts?.link?.url ?? '').pathname)).statusCode).toBe(404)
  })
})

/** Walks an applicant who has given their contact data to the end. */
async function walkOn(borrower: Borrower): Promise<void> {
  await walk(borrower)
}

describe('an account that too many guesses slowed down', () => {
  it('is set free by the operator, and that is noted', async () => {
    const { email } = await applicant('OFFER_SELECTION')
    for (let count = 0; count < 8; count += 1) await new Browser(app).signIn(email, 'not the password')
    expect((await new Browser(app).signIn(email)).statusCode).toBe(429)
    const warn = vi.spyOn(app.log, 'warn')
    const unlock = { email, tenant: 'hearthline' }
    expect((await asOperator(app, secrets.operatorKey).post('/operator/unlocks', unlock)).statusCode).toBe(
      200,
    )
    expect(warn.mock.calls.map(([line]) => line)).toContainEqual(
      expect.objectContaining({ security: 'account-unlocked' }),
    )
    warn.mockRestore()
    expect((await new Browser(app).signIn(email)).statusCode).toBe(200)
    const { uuid = '' } = (await accountOf(email)) ?? {}
    const noted = await database.db
      .select()
      .from(accountUnlocks)
      .where(and(eq(accountUnlocks.identity, uuid), eq(accountUnlocks.unlockedBy, 'operator')))
    expect(noted).toHaveLength(1)
  })
  it('is set free at /agent by those who supervise or administer at its lender, and by nobody else', async () => {
    const { email } = await applicant('OFFER_SELECTION')
    const { uuid = '' } = (await accountOf(email)) ?? {}
    const unlockAs = async (role: 'SUPERVISOR' | 'REVIEWER', tenant: string) => {
      const job = { roles: [role], tenants: [tenant] }
      const member = await staffMember(app, secrets.operatorKey, job)
      return (await member.post('/service-staff/secure/api/v1/unlocks', { email, tenant: 'hearthline' }))
        .statusCode
    }
    for (let count = 0; count < 8; count += 1) await new Browser(app).signIn(email, 'not the password')
    expect(await unlockAs('REVIEWER', 'hearthline')).toBe(403)
    expect(await unlockAs('SUPERVISOR', 'harborcu')).toBe(404)
    expect((await new Browser(app).signIn(email)).statusCode).toBe(429)
    expect(await unlockAs('SUPERVISOR', 'hearthline')).toBe(200)
    expect((await new Browser(app).signIn(email)).statusCode).toBe(200)
    const noted = await database.db.select().from(accountUnlocks).where(eq(accountUnlocks.identity, uuid))
    expect(noted.map(({ unlockedBy }) => unlockedBy)).toEqual([expect.not.stringMatching('operator')])
  })
})
