import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AccountData, ConsentView, NotificationChoice } from '#generated/api'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { moveBy, walk } from '../../tests/support/http/road.ts'
import { consentToRecords, invite, invitedSigner, showPassport } from '../../tests/support/http/signer.ts'
import { asOperator, staffPassword } from '../../tests/support/http/staff.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { applications, identities, outbox, setupCodes } from '../database/schema.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { findRefusing } from '../letters/notification-choices.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
const currentPassword = 'correct horse battery'
const root = '/identity/secure/api/v1'

let app: FastifyInstance
let database: OpenDatabase
let borrower: Borrower
let signer: Borrower
const borrowerEmail = nextAddress()
let signerEmail: string
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, secrets })
  borrower = await registered(borrowerEmail, { street1: '11 Joint Deed Drive' })
  await walk(borrower, 'CO_DEED_REQ')
  signerEmail = await invite(borrower)
  signer = await invitedSigner(app, signerEmail)
  await consentToRecords(signer)
  await showPassport(signer)
})
afterAll(() => app.close())

async function registered(email = nextAddress(), answers: object = {}): Promise<Borrower> {
  const person = new Borrower(app)
  await person.register(registration({ email, password: currentPassword, ...answers }))
  return person
}

async function askedForNews(marketingConsent: boolean): Promise<Borrower> {
  const person = new Borrower(app)
  const answers = registration()
  await person.register({ ...answers, 'login-info': { ...answers['login-info'], marketingConsent } })
  return person
}

const withdraw = (person: Borrower) => person.submit('withdrawal', { withdrawConsent: true })
async function ownerOf({ application }: Borrower): Promise<string> {
  const [row] = await database.db.select().from(applications).where(eq(applications.uuid, application))
  return row?.owner ?? ''
}
const consentsOf = async (person: Borrower): Promise<readonly ConsentView[]> =>
  (await person.get(`${root}/consents`)).json()
const choicesOf = async (person: Borrower): Promise<readonly NotificationChoice[]> =>
  (await person.get(`${root}/notification-choices`)).json()
const choose = (person: Borrower, topic: string, isWanted: boolean) =>
  person.call({ method: 'PUT', url: `${root}/notification-choices/${topic}`, payload: { isWanted } })
const withdrawConsent = (person: Borrower, consent: string) =>
  person.call({ method: 'DELETE', url: `${root}/consents/${consent}` })
const download = (person: Borrower, password = currentPassword) =>
  person.post(`${root}/data`, { currentPassword: password })
const close = (person: Borrower, password = currentPassword) =>
  person.post(`${root}/closing`, { currentPassword: password })
const signIn = (email: string, orgCode = 'hearthline') =>
  new Borrower(app).post('/identity/api/v1/login', { orgCode, email, password: currentPassword })

describe('what one agreed to', () => {
  it('is listed with its version and its time, once however many applications took it over, and can be read', async () => {
    const consents = await consentsOf(borrower)
    expect(consents.map(({ subject }) => subject).sort()).toEqual([
      'esign',
      'hard-credit',
      'soft-credit',
      'terms',
    ])
    for (const { subject, version, isReadable, canWithdraw } of consents) {
      expect([subject, isReadable, canWithdraw]).toEqual([subject, true, false])
      const url = `/service-application/external/api/v1/heloc/disclosures/${subject}?version=${version}`
      expect((await borrower.get(url)).statusCode).toBe(200)
    }
  })

  it('is one’s own: a co-owner finds theirs', async () => {
    expect((await consentsOf(signer)).map(({ subject }) => subject).sort()).toEqual(['esign', 'terms'])
  })

  it('is taken back where it can be: news, and the use of a message', async () => {
    const person = await registered()
    await choose(person, 'news', true)
    const message = { topic: 'COMPLIMENT', message: 'Easy to follow, all of it.', marketingConsent: true }
    const feedback = { ...message, pathname: '/dashboard', productType: 'HELOC' }
    await person.call({ method: 'POST', url: '/service-profile/api/v1/feedback/ceo', payload: feedback })
    const before = (await consentsOf(person)).filter(({ canWithdraw }) => canWithdraw)
    expect(before.map(({ subject }) => subject).sort()).toEqual(['feedback', 'news'])
    for (const { subject } of before) expect((await withdrawConsent(person, subject)).statusCode).toBe(200)
    expect((await consentsOf(person)).filter(({ canWithdraw }) => canWithdraw)).toEqual([])
    expect(await choicesOf(person)).toContainEqual({ topic: 'news', isRequired: false, isWanted: false })
  })

  it('is not taken back here where an application stands on it', async () => {
    expect((await withdrawConsent(borrower, 'esign')).statusCode).toBe(404)
  })

  it('keeps when news were taken back that one asked for at registration', async () => {
    const person = await askedForNews(true)
    expect(await choicesOf(person)).toContainEqual({ topic: 'news', isRequired: false, isWanted: true })
    await withdrawConsent(person, 'news')
    expect((await consentsOf(person)).find(({ subject }) => subject === 'news')).toMatchObject({
      canWithdraw: false,
      withdrawnAt: expect.any(String),
    })
  })
})

describe('letters', () => {
  const reviewed = async (email: string) =>
    (await database.db.select().from(outbox).where(eq(outbox.recipient, email)))
      .map(({ template }) => template)
      .filter((template) => template === 'reviewed' || template === 'decision')

  it('that the law or the account asks for cannot be refused, and are shown so', async () => {
    const person = await registered()
    const required = (await choicesOf(person)).filter(({ isRequired }) => isRequired)
    expect(required.map(({ topic }) => topic)).toEqual(['decisions', 'security', 'codes'])
    for (const { topic } of required)
      expect((await choose(person, topic, false)).json().code).toBe('NOTIFICATION_REQUIRED')
    expect((await choose(person, 'weather', false)).statusCode).toBe(404)
  })

  it('about progress are not written to who refused them, and are to everybody else', async () => {
    const emails = [nextAddress(), nextAddress()] as const
    for (const email of emails) {
      const person = await registered(email, { street1: '7 Trustee Lane' })
      if (email === emails[0]) await choose(person, 'progress', false)
      await moveBy(person, 'submissions/profile')
      await person.reach('WAITING_FOR_OWNERSHIP')
      const proof = await person.uploaded('SUPPORT', 'trust.png')
      await person.step('ownership', {
        relation: 'TRUST_OR_COMPANY',
        explanation: 'A trust of ours.',
        documents: [proof],
      })
      await person.reach('LIEN_VERIFICATION', 'OFFER_SELECTION')
    }
    expect(await reviewed(emails[0])).toEqual([])
    expect(await reviewed(emails[1])).toEqual(['reviewed'])
  })

  it('about news are wanted by whoever agreed to them at registration and never opened the settings, as these say', async () => {
    const people = await Promise.all([true, false].map(askedForNews))
    const owners = await Promise.all(people.map(ownerOf))
    const refusing = await findRefusing(database.db, 'news', owners)
    expect(refusing).toEqual(owners.slice(1))
    for (const [index, person] of people.entries())
      expect(await choicesOf(person)).toContainEqual({
        topic: 'news',
        isRequired: false,
        isWanted: !refusing.includes(owners[index] ?? ''),
      })
  })

  it('about news are written to nobody who took their agreement back', async () => {
    const person = await askedForNews(true)
    await withdrawConsent(person, 'news')
    const owner = await ownerOf(person)
    expect(await findRefusing(database.db, 'news', [owner])).toEqual([owner])
  })
})

describe('a copy of one’s data', () => {
  it('is given for the password', async () => {
    expect((await download(borrower, 'not the password')).json()).toMatchObject({
      code: 'PASSWORD_WRONG',
      field: 'currentPassword',
    })
  })

  it('holds account, applications with their documents, log, letters and choices', async () => {
    const data: AccountData = (await download(borrower)).json()
    expect(data.account).toMatchObject({ email: borrowerEmail, userType: 'BORROWER' })
    expect(data.applications.map(({ application }) => application.uuid)).toEqual([borrower.application])
    const [own] = data.applications
    expect(own?.documents.map(({ type }) => type)).toContain('NOTE')
    expect(own?.evidence.map(({ kind }) => kind)).toContain('SIGNATURE')
    expect(own?.stated).toHaveProperty('statedIncome')
    expect(data.letters.length).toBeGreaterThan(0)
    expect(data.sessions).toHaveLength(1)
  })

  it('holds no password, code or sealed number', async () => {
    const answer = await download(borrower)
    const data: AccountData = answer.json()
    const [account] = await database.db.select().from(identities).where(eq(identities.email, borrowerEmail))
    const [row] = await database.db
      .select()
      .from(applications)
      .where(eq(applications.uuid, borrower.application))
    const secrets = [account?.passwordHash, row?.loanFile.ssn?.sealed]
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(20)
      expect(answer.body).not.toContain(secret)
    }
    expect(answer.body).not.toMatch(/argon2|passwordHash|esignCode|"jwt"|Bearer/)
    const withoutWords = data.letters.filter(({ body }) => body === undefined)
    expect(withoutWords.map(({ subject }) => subject)).toEqual(['Your code for Hearthline'])
  })

  it('holds no link by which whoever has it undoes an act, and the rest of the letter with it', async () => {
    const answer = await download(borrower)
    const sent = await database.db.select().from(outbox).where(eq(outbox.recipient, borrowerEmail))
    const undoing = sent.filter(({ parts }) => JSON.stringify(parts).includes('/not-me/'))
    expect(undoing.length).toBeGreaterThan(0)
    expect(answer.body).not.toContain('/not-me/')
    const { letters }: AccountData = answer.json()
    for (const { subject, body } of undoing)
      expect(letters.filter((one) => one.subject === subject && one.body?.startsWith(body))).not.toEqual([])
  })

  it('holds nothing that is a co-owner’s own, nor theirs anything of the borrower’s', async () => {
    const ofBorrower = (await download(borrower)).body
    const answer = await download(signer, 'a long enough password')
    const ofSigner = answer.body
    const data: AccountData = answer.json()
    expect(data.signedApplications).toHaveLength(1)
    const [signed] = data.signedApplications
    for (const { uuid } of signed?.signing.documents ?? []) expect(ofBorrower).not.toContain(uuid)
    expect(signed?.signing.documents.map(({ type }) => type)).toContain('PASSPORT_FRONT')
    expect(ofBorrower).not.toContain(signerEmail)
    expect(ofSigner).not.toContain(borrowerEmail)
    for (const word of ['statedIncome', 'disburseAccount', 'loanNumber', 'dob'])
      expect(ofSigner).not.toContain(`"${word}"`)
  })

  it('is given a few times a minute only', async () => {
    const strict = await createTestApp({ rateLimits: true })
    const person = new Borrower(strict)
    await person.register(registration())
    const answers = []
    for (let count = 0; count < 4; count += 1) answers.push((await download(person)).statusCode)
    expect(answers).toEqual([200, 200, 200, 429])
    await strict.close()
  })
})

describe('an account', () => {
  it('is not closed while an application is open, one’s own or one that one signs along', async () => {
    for (const [person, password] of [
      [borrower, currentPassword],
      [signer, 'a long enough password'],
    ] as const) {
      const answer = await close(person, password)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'APPLICATION_OPEN', errors: [expect.stringMatching(/while an application is open/)] },
      ])
    }
    expect((await signIn(borrowerEmail)).statusCode).toBe(200)
  })

  it('is closed for the password: every session ends, nobody signs in, and a letter says so', async () => {
    const email = nextAddress()
    const person = await registered(email)
    await withdraw(person)
    const elsewhere = new Borrower(app)
    await elsewhere.post('/identity/api/v1/login', {
      orgCode: 'hearthline',
      email,
      password: currentPassword,
    })
    expect((await close(person, 'not the password')).json().code).toBe('PASSWORD_WRONG')
    const { token } = person
    const answer = await close(person)
    expect([answer.statusCode, answer.json(), answer.headers.authorization]).toEqual([
      200,
      { ended: 2 },
      undefined,
    ])
    person.token = token
    for (const one of [person, elsewhere])
      expect((await one.get('/service-profile/api/v1/profile')).statusCode).toBe(401)
    const letters = await database.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(letters.at(-1)?.template).toBe('accountClosed')
    expect((await signIn(email)).json().code).toBe('CREDENTIALS')
  })

  it('that is closed is not opened again by a mailed code, and its address may register anew', async () => {
    const email = nextAddress()
    const person = await registered(email)
    await withdraw(person)
    const reset = { orgCode: 'hearthline', email }
    await person.post('/identity/api/v1/registration/setup-code', reset)
    const [{ uuid } = { uuid: '' }] = await database.db
      .select()
      .from(identities)
      .where(eq(identities.email, email))
    await close(person)
    expect(await database.db.select().from(setupCodes).where(eq(setupCodes.identity, uuid))).toEqual([])
    await new Borrower(app).post('/identity/api/v1/registration/setup-code', reset)
    expect(await database.db.select().from(setupCodes).where(eq(setupCodes.identity, uuid))).toEqual([])
    const again = await registered(email)
    expect((await again.profile()).email).toBe(email)
  })

  it('of a broker has its settings too, and once it is closed they sign in at neither door', async () => {
    const [email, orgCode] = [nextAddress(), 'summit-wholesale']
    const job = { email, name: 'Bree Broker', roles: ['BROKER'], tenants: [orgCode] }
    await asOperator(app, secrets.operatorKey).post('/operator/staff', job)
    const broker = new Borrower(app)
    const code = await broker.codeTo(email)
    await broker.post('/identity/api/v1/registration/setup', {
      ...{ orgCode, email, code, password: staffPassword },
      termsAccepted: true,
    })
    expect(await consentsOf(broker)).toEqual([])
    expect((await download(broker, staffPassword)).json().account).toMatchObject({
      userType: 'BROKER',
      email,
    })
    expect((await close(broker, staffPassword)).statusCode).toBe(200)
    const credentials = { orgCode, email, password: staffPassword }
    for (const door of ['/identity/api/v1/login', '/identity-broker/agent/api/v3/login'])
      expect((await new Borrower(app).post(door, credentials)).statusCode).toBe(401)
  })
})
