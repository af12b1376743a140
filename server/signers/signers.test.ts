// @module-tag slow
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatPercent } from '#engine'
import type { OutboxLetter } from '#generated/api'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import {
  act,
  coDeed,
  consentToRecords,
  invite,
  invitedSigner,
  sendInvitation,
  showPassport,
  signature,
  signCounterpart,
  view,
} from '../../tests/support/http/signer.ts'
import { lettersOf, notifications } from '../../tests/support/http/told.ts'
import type { OpenDatabase } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { evidence, identities } from '../database/schema.ts'

// Whole applications run here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const applications = '/service-application/api/v1/application/heloc'
const joint = '11 Joint Deed Drive'

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

async function waitingBorrower(answers: Parameters<typeof registration>[0] = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration({ street1: joint, ...answers }))
  await walk(borrower, 'CO_DEED_REQ')
  return borrower
}

async function pair(answers: Parameters<typeof registration>[0] = {}) {
  const borrower = await waitingBorrower(answers)
  const email = await invite(borrower)
  return { borrower, email, signer: await invitedSigner(app, email, answers.orgCode) }
}

/** Returns the evidence of what was delivered to somebody. */
async function deliveries(email: string): Promise<readonly unknown[]> {
  const rows = await database.db
    .select({ detail: evidence.detail })
    .from(evidence)
    .innerJoin(identities, eq(identities.uuid, evidence.identity))
    .where(and(eq(identities.email, email), eq(evidence.kind, 'DELIVERED')))
  return rows.map(({ detail }) => detail?.type).sort()
}

const statusOf = async (borrower: Borrower) =>
  (await borrower.get(`${coDeed}/status?applicationUuid=${borrower.application}`)).json()

describe('a home with a co-owner on its title', () => {
  it('waits at CO_DEED_REQ until the co-owner has signed, and then goes on to COMPLETE', async () => {
    const { borrower, signer } = await pair()
    expect((await view(signer)).step).toBe('CONSENT')
    expect((await consentToRecords(signer)).step).toBe('IDENTITY')
    expect((await showPassport(signer)).step).toBe('SIGNING')
    expect(await statusOf(borrower)).toMatchObject({
      coDeedStatus: 'IN_PROGRESS',
      signers: [{ name: 'Sam Okafor', status: 'IN_PROGRESS' }],
    })
    expect((await borrower.get(`${coDeed}/status`)).json()).toEqual(await statusOf(borrower))
    expect((await signCounterpart(signer)).step).toBe('SIGNED')
    await borrower.reach('DEED_SIGNING')
    expect((await borrower.heloc()).coDeedStatus).toBe('COMPLETE')
    await walk(borrower)
    expect((await view(signer)).step).toBe('SIGNED')
  })

  it('waits for every co-owner where there are several', async () => {
    const borrower = await waitingBorrower({ street1: '13 Three Owners Court' })
    const invitations = async () => (await borrower.heloc()).helocSigners?.map(({ invitation }) => invitation)
    const first = await invite(borrower)
    expect((await invitations())?.sort()).toEqual(['DUE', 'SENT'])
    const emails = [first, await invite(borrower)]
    expect(await invitations()).toEqual(['SENT', 'SENT'])
    for (const [index, email] of emails.entries()) {
      const signer = await invitedSigner(app, email)
      await consentToRecords(signer)
      await showPassport(signer)
      await signCounterpart(signer)
      expect((await borrower.status()).checklistStatus === 'CO_DEED_REQ').toBe(index === 0)
    }
    await borrower.reach('DEED_SIGNING')
  })

  it('tells the borrower by mail when everybody has signed', async () => {
    const { borrower, signer } = await pair()
    await consentToRecords(signer)
    await showPassport(signer)
    await signCounterpart(signer)
    const { email } = await borrower.profile()
    const letters = (await borrower.get('/outbox')).json()
    expect(letters).toContainEqual(expect.objectContaining({ recipient: email, template: 'coOwnersSigned' }))
  })
})

describe('the invitation', () => {
  it('opens no account any more once the borrower has invited another address in its place', async () => {
    const borrower = await waitingBorrower()
    const [wrong, right] = [await invite(borrower), nextAddress()]
    const letters: readonly OutboxLetter[] = (await borrower.get('/outbox')).json()
    const letter = letters.find(({ recipient }) => recipient === wrong)
    const [, invitation] = /#invitation=([\w-]+)/.exec(letter?.body ?? '') ?? []
    const code = await borrower.codeTo(wrong)
    const { signers } = await statusOf(borrower)
    expect((await sendInvitation(borrower, signers[0].uuid, right)).statusCode).toBe(200)
    const setup = { orgCode: 'FHEL', password: 'a long enough password', termsAccepted: true }
    const path = '/identity/api/v1/registration/setup'
    const byLink = await borrower.post(path, { ...setup, invitation })
    expect(byLink.json().code).toBe('INVITATION_OVER')
    const byCode = await borrower.post(path, { ...setup, email: wrong, code })
    expect(byCode.json().code).toBe('SETUP_CODE')
    expect((await view(await invitedSigner(app, right))).step).toBe('CONSENT')
  })

  it('opens in the language of its letter where nothing was chosen', async () => {
    const borrower = await waitingBorrower()
    const url = '/identity/secure/api/v1/language'
    await borrower.call({ method: 'PUT', url, payload: { locale: 'es-US' } })
    const email = await invite(borrower)
    const letters: readonly OutboxLetter[] = (await borrower.get('/outbox')).json()
    const { body = '' } = letters.find(({ recipient }) => recipient === email) ?? {}
    expect(body).toMatch(/solicit/)
    expect(new URL(/https?:\S+/.exec(body)?.[0] ?? '').searchParams.get('lang')).toBe('es-US')
  })

  it('is accepted in the language that the co-owner chose, in which they are written to from then on', async () => {
    const borrower = await waitingBorrower()
    const email = await invite(borrower)
    const localeOf = async () =>
      (await database.db.select().from(identities).where(eq(identities.email, email)))[0]?.locale
    expect(await localeOf()).toBe('en-US')
    const code = await borrower.codeTo(email)
    const setup = { orgCode: 'FHEL', email, code, password: 'a long enough password', termsAccepted: true }
    const chosen = { cookie: 'language=es-US' }
    const done = await borrower.post('/identity/api/v1/registration/setup', setup, chosen)
    expect(done.statusCode).toBe(200)
    expect(await localeOf()).toBe('es-US')
    await borrower.post('/identity/api/v1/registration/setup-code', { orgCode: 'FHEL', email })
    const letters: readonly OutboxLetter[] = (await borrower.get('/outbox')).json()
    const letter = letters.find(({ recipient, template }) => recipient === email && template === 'setupCode')
    expect(letter?.body).toContain('código')
  })

  it('is written in the language of an account that has one, as is the letter that it went to another address', async () => {
    const borrower = await waitingBorrower()
    const first = await invite(borrower)
    const [{ uuid }] = (await statusOf(borrower)).signers
    const other = nextAddress()
    await sendInvitation(borrower, uuid, other)
    await invitedSigner(app, other)
    await database.db.update(identities).set({ locale: 'es-US' }).where(eq(identities.email, other))
    await sendInvitation(borrower, uuid, first)
    await sendInvitation(borrower, uuid, other)
    const letters: readonly OutboxLetter[] = (await borrower.get('/outbox')).json()
    const subjectOf = (name: string) =>
      letters.find(({ recipient, template }) => recipient === other && template === name)?.subject
    expect(subjectOf('signerKnown')).toMatch(/firm/)
    expect(subjectOf('invitationReplaced')).toMatch(/invitación/i)
  })

  it('brings papers in the language of an account that has one, each marked with it', async () => {
    const { email, signer } = await pair()
    await database.db.update(identities).set({ locale: 'es-US' }).where(eq(identities.email, email))
    const borrower = await waitingBorrower()
    const [{ uuid }] = (await statusOf(borrower)).signers
    await sendInvitation(borrower, uuid, email)
    const { documents } = await view(signer)
    expect(documents.length).toBeGreaterThan(0)
    for (const document of documents) {
      const text = await signer.get(`${coDeed}/documents/${document.uuid}/text`)
      expect(text.json()).toMatchObject({ locale: 'es-US' })
    }
  })

  it('goes out again when the borrower asks, and to another address until the co-owner has begun', async () => {
    const borrower = await waitingBorrower()
    const wrong = await invite(borrower)
    const [{ uuid }] = (await statusOf(borrower)).signers
    const first = await invitedSigner(app, wrong)
    const right = nextAddress()
    expect((await sendInvitation(borrower, uuid, right)).json().signers[0].email).toBe(right)
    expect((await first.get(`${coDeed}/signing`)).statusCode).toBe(404)
    const signer = await invitedSigner(app, right)
    await consentToRecords(signer)
    expect((await sendInvitation(borrower, uuid, nextAddress())).json().code).toBe('SIGNER_BEGAN')
    expect((await sendInvitation(borrower, uuid, right)).statusCode).toBe(200)
    const [letter] = (await borrower.get('/outbox')).json()
    expect(letter).toMatchObject({ recipient: right, template: 'signerKnown' })
  })

  it('is refused for the borrower’s own address and for one address for two people', async () => {
    const borrower = await waitingBorrower({ street1: '13 Three Owners Court' })
    const [{ uuid }, other] = (await statusOf(borrower)).signers
    const { email = '' } = await borrower.profile()
    expect((await sendInvitation(borrower, uuid, email)).json().code).toBe('SIGNER_ADDRESS')
    const shared = nextAddress()
    expect((await sendInvitation(borrower, uuid, shared)).statusCode).toBe(200)
    expect((await sendInvitation(borrower, other.uuid, shared)).json().code).toBe('SIGNER_ADDRESS')
  })

  it('is refused for the account of another owner, whose address has changed since', async () => {
    const borrower = await waitingBorrower({ street1: '13 Three Owners Court' })
    const [{ uuid }, other] = (await statusOf(borrower)).signers
    const [former, present] = [nextAddress(), nextAddress()]
    await sendInvitation(borrower, uuid, former)
    await database.db.update(identities).set({ email: present }).where(eq(identities.email, former))
    expect((await sendInvitation(borrower, other.uuid, present)).json().code).toBe('SIGNER_ADDRESS')
  })

  it('goes out six times a day for one application, to whatever addresses', async () => {
    const borrower = await waitingBorrower()
    const [{ uuid }] = (await statusOf(borrower)).signers
    const strangers = Array.from({ length: 7 }, nextAddress)
    const answers = []
    for (const stranger of strangers) answers.push(await sendInvitation(borrower, uuid, stranger))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect(answers[6]?.json()).toMatchObject({ code: 'INVITATIONS_LIMITED' })
    expect(answers[6]?.headers['retry-after']).toMatch(/^86[34]\d\d$/)
    const letters: readonly { readonly recipient: string }[] = (await borrower.get('/outbox')).json()
    expect(letters.filter(({ recipient }) => strangers.includes(recipient))).toHaveLength(6)
  })

  it('is not sent before the borrower has signed, and not by a stranger', async () => {
    const early = new Borrower(app)
    await early.register(registration({ street1: joint }))
    await walk(early, 'OFFER_SELECTION')
    const [{ uuid }] = (await statusOf(early)).signers
    expect((await sendInvitation(early, uuid, nextAddress())).json().code).toBe('SIGNER_NOT_DUE')
    const stranger = new Borrower(app)
    await stranger.register(registration())
    stranger.application = early.application
    expect((await sendInvitation(stranger, uuid, nextAddress())).statusCode).toBe(404)
  })
})

describe('who is a signer', () => {
  it('may in version v1 be somebody with an application of their own', async () => {
    const own = new Borrower(app)
    await own.register(registration())
    const { email = '' } = await own.profile()
    const borrower = await waitingBorrower()
    await invite(borrower, email)
    expect((await view(own)).step).toBe('CONSENT')
    expect((await own.heloc()).uuid).toBe(own.application)
  })

  it('must in any other version have an account of type CO_DEEDER', async () => {
    const member = new Borrower(app)
    await member.register(registration({ orgCode: 'harborcu' }))
    const { email = '' } = await member.profile()
    const borrower = await waitingBorrower({ orgCode: 'harborcu' })
    expect((await borrower.heloc()).additionalSignerVersion).toBe('v2')
    const [{ uuid }] = (await statusOf(borrower)).signers
    expect((await sendInvitation(borrower, uuid, email)).json().code).toBe('SIGNER_ADDRESS')
    const signer = await invitedSigner(app, await invite(borrower), 'harborcu')
    expect((await view(signer)).step).toBe('CONSENT')
  })
})

describe('the acts of a signer', () => {
  it('are refused before they are due', async () => {
    const { signer } = await pair()
    const early = await act(signer, 'signature', await signature(signer))
    expect([early.statusCode, early.json().code]).toEqual([409, 'SIGNER_NOT_DUE'])
    expect((await act(signer, 'nonsense', {})).statusCode).toBe(404)
    const wrongCode = await act(signer, 'consent', {
      esignConsent: true,
      esignCode: '0000',
      consentTextHash: await signer.consentHash('esign'),
    })
    expect(wrongCode.json().code).toBe('ESIGN_CODE')
  })

  it('ask for another ID when the pictures are refused', async () => {
    const { signer } = await pair()
    await consentToRecords(signer)
    const again = await showPassport(signer, 'rejected.png')
    expect(again).toMatchObject({
      step: 'CONDITION',
      conditions: [
        {
          categoryEnum: 'ID_VERIFICATION_FAILURE',
          refusedPictures: [{ document: 'PASSPORT_FRONT', name: 'rejected.png', reason: 'UNREADABLE' }],
        },
      ],
    })
    expect(again.documents.map(({ type }) => type)).not.toContain('PASSPORT_FRONT')
    expect((await showPassport(signer)).step).toBe('SIGNING')
  })

  it('are told of a refused ID by one sentence, in the header menu and in a letter that leads to where they answer', async () => {
    const { signer } = await pair()
    await consentToRecords(signer)
    await showPassport(signer, 'expired.png')
    const description = 'Passport: “expired.png” was not accepted. The ID has expired.'
    expect(await notifications(signer)).toMatchObject([
      { title: 'Show your ID again', description: expect.stringContaining(description) },
    ])
    const told = (await lettersOf(signer)).filter(({ template }) => template === 'condition')
    expect(told.map(({ subject }) => subject)).toEqual(['Show your ID again'])
    expect(told[0]?.body).toContain(description)
    expect(told[0]?.body).toContain('/account/heloc/heloc-signer/conditions?lang=en-US&org=')
  })

  it('ask for the certificate of a trust that holds the share', async () => {
    const { signer } = await pair({ street1: '12 Family Trust Terrace' })
    const { step, conditions } = await consentToRecords(signer)
    expect([step, conditions[0]?.categoryEnum]).toEqual(['CONDITION', 'REVIEW_TRUST_REQUIREMENTS'])
    const certificate = await signer.uploaded('CERTIFICATE_OF_TRUST')
    const values = { condition: conditions[0]?.uuid, documents: [certificate] }
    expect((await act(signer, 'proof', { ...values, documents: [randomUUID()] })).json().code).toBe(
      'FILE_MISSING',
    )
    expect((await act(signer, 'proof', values)).json().step).toBe('IDENTITY')
  })

  it('are told in the header menu what is asked of them, as long as it is', async () => {
    const { borrower, signer } = await pair({ street1: '12 Family Trust Terrace' })
    expect(await notifications(signer)).toEqual([])
    const [condition] = (await consentToRecords(signer)).conditions
    expect(await notifications(signer)).toMatchObject([
      {
        uuid: condition?.uuid,
        status: 'UNREAD',
        ctas: [{ redirectPath: '/account/heloc/heloc-signer/conditions' }],
      },
    ])
    expect(JSON.stringify(await notifications(borrower))).not.toContain(condition?.uuid)
    const documents = [await signer.uploaded('CERTIFICATE_OF_TRUST')]
    await act(signer, 'proof', { condition: condition?.uuid, documents })
    expect(await notifications(signer)).toEqual([])
  })

  it('sign nothing unopened, and under no other name', async () => {
    const { signer } = await pair()
    await consentToRecords(signer)
    await showPassport(signer)
    const { documents } = await view(signer)
    const unopened = documents.map(({ uuid }) => ({ uuid, textHash: '0'.repeat(64) }))
    const unread = await act(signer, 'signature', {
      typedName: 'Sam Okafor',
      signConsent: true,
      documents: unopened,
    })
    expect(unread.json().code).toBe('DOCUMENTS_MISSING')
    const other = await act(signer, 'signature', { ...(await signature(signer)), typedName: 'Jo Doe' })
    expect(other.json().code).toBe('SIGNATURE_NAME')
  })

  it('are done once, however often the same request comes', async () => {
    const { signer } = await pair()
    await consentToRecords(signer)
    await showPassport(signer)
    const key = { 'idempotency-key': randomUUID() }
    const values = await signature(signer)
    const answers = await Promise.all([1, 2].map(() => signer.post(`${coDeed}/acts/signature`, values, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const told = (await lettersOf(signer)).find(({ template }) => template === 'documentSigned')
    expect(told?.subject).toBe('A co-owner’s documents were signed in your name')
  })

  it('take pictures of an ID, and no document that nobody asks for', async () => {
    const { signer } = await pair()
    await consentToRecords(signer)
    expect((await signer.upload('USER_UPLOADED_PAYSTUB', 'a.png')).json().code).toBe('DOCUMENT_TYPE_UNKNOWN')
    const picture = await signer.uploaded('PASSPORT_FRONT')
    const url = `${coDeed}/documents/${picture}`
    expect((await signer.call({ method: 'DELETE', url })).statusCode).toBe(204)
    expect((await signer.get(url)).statusCode).toBe(404)
  })

  it('take no picture of one side of an ID as its other side', async () => {
    const { signer } = await pair()
    await consentToRecords(signer)
    expect((await signer.upload('ID_CARD_FRONT', 'a.png')).statusCode).toBe(200)
    expect((await signer.upload('ID_CARD_BACK', 'a.png')).json().code).toBe('FILE_OTHER_SIDE')
    expect((await signer.upload('ID_CARD_BACK', 'b.png')).statusCode).toBe(200)
  })
})

describe('the terms of the line', () => {
  it('are given to a co-owner with their consent, but not where the money goes', async () => {
    const { borrower, signer } = await pair()
    const { documents } = await consentToRecords(signer)
    const disclosure = documents.find(({ type }) => type === 'CLOSING_DISCLOSURE')
    expect(disclosure).toMatchObject({ given: true, toSign: false })
    const text = (await signer.get(`${coDeed}/documents/${disclosure?.uuid}/text`)).body
    const { rate = 0, disburseAccount } = await borrower.heloc()
    expect(text).toContain(formatPercent(rate, 'en-US'))
    expect(disburseAccount?.mask).toMatch(/^\d{4}$/)
    expect(text).not.toContain(`ending in ${disburseAccount?.mask}`)
    expect(text).not.toMatch(/your (account|wallet)|you receive/i)
    expect(text).toContain('The borrower receives')
    expect(text).toContain('none of the money is paid to you')
  })

  it('count as given when the co-owner has agreed to get documents electronically, and not before', async () => {
    const { email, signer } = await pair()
    expect(await deliveries(email)).toEqual([])
    await consentToRecords(signer)
    expect(await deliveries(email)).toEqual(['CLOSING_DISCLOSURE', 'CO_OWNER_DEED', 'CO_OWNER_NOTICE'])
  })
})

describe('a co-owner who refuses', () => {
  const refuse = (signer: Borrower, values: object = { reason: 'UNWILLING' }) =>
    act(signer, 'refusal', values)

  it('signs nothing any more, and the borrower is told by letter and beside their name, without their own words', async () => {
    const { borrower, signer } = await pair()
    await consentToRecords(signer)
    const answer = await refuse(signer, { reason: 'UNWILLING', words: 'He hurts me.' })
    expect(answer.json()).toMatchObject({ step: 'REFUSED', refusal: 'UNWILLING', refusalWords: true })
    expect((await act(signer, 'signature', await signature(signer))).json().code).toBe('SIGNER_NOT_DUE')
    expect((await statusOf(borrower)).signers[0]).toMatchObject({ name: 'Sam Okafor', refusal: 'UNWILLING' })
    const told = (await lettersOf(borrower)).filter(({ template }) => template === 'coOwnerRefused')
    expect(told.map(({ subject }) => subject)).toEqual(['Sam Okafor does not want to sign'])
    expect(told[0]?.body).toContain('/signing/additional')
    const rung = (await notifications(borrower)).find(({ title }) => title === told[0]?.subject)
    expect(rung).toMatchObject({
      status: 'UNREAD',
      ctas: [{ redirectPath: expect.stringMatching(/\/signing\/additional$/) }],
    })
    const seen = [await statusOf(borrower), await borrower.heloc(), await lettersOf(borrower), rung]
    expect(JSON.stringify(seen)).not.toContain('hurts')
    const written = (await lettersOf(signer)).find(({ template }) => template === 'signingRefused')
    expect(written?.subject).toBe('You told us that you will not sign')
    expect(written?.body).toMatch(
      /nothing for you to do, and you owe nothing\. If you change your mind, call us/,
    )
  })

  it('is kept with proof of each document that they do not sign', async () => {
    const { email, signer } = await pair()
    expect((await refuse(signer, { reason: 'NOT_OWNER' })).json()).toMatchObject({ refusalWords: false })
    const rows = await database.db
      .select({ detail: evidence.detail })
      .from(evidence)
      .innerJoin(identities, eq(identities.uuid, evidence.identity))
      .where(and(eq(identities.email, email), eq(evidence.kind, 'REFUSED')))
    expect(rows.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        { type: 'CO_OWNER_DEED', reason: 'NOT_OWNER' },
        { type: 'CO_OWNER_NOTICE', reason: 'NOT_OWNER' },
      ]),
    )
  })

  it('goes on where they stopped when the borrower invites them again', async () => {
    const { borrower, email, signer } = await pair()
    await consentToRecords(signer)
    await refuse(signer)
    const [{ uuid }] = (await statusOf(borrower)).signers
    expect((await sendInvitation(borrower, uuid, email)).json().signers[0]).not.toHaveProperty('refusal')
    expect((await view(signer)).step).toBe('IDENTITY')
  })

  it('gives way to somebody at another address, who begins anew', async () => {
    const { borrower, signer } = await pair()
    await consentToRecords(signer)
    await showPassport(signer)
    await refuse(signer, { reason: 'NOT_OWNER' })
    const email = nextAddress()
    const [{ uuid }] = (await statusOf(borrower)).signers
    expect((await sendInvitation(borrower, uuid, email)).json()).toMatchObject({
      coDeedStatus: 'INITIAL',
      signers: [{ email, status: 'INITIAL' }],
    })
    expect((await signer.get(`${coDeed}/signing`)).statusCode).toBe(404)
    expect((await view(await invitedSigner(app, email))).step).toBe('CONSENT')
  })

  it('says why, and cannot refuse after signing', async () => {
    const { signer } = await pair()
    expect((await refuse(signer, {})).statusCode).toBe(422)
    await consentToRecords(signer)
    await showPassport(signer)
    await signCounterpart(signer)
    expect((await refuse(signer)).json().code).toBe('SIGNER_NOT_DUE')
  })
})

describe('a withdrawal by the borrower', () => {
  it('is told by letter to a co-owner who was invited', async () => {
    const { borrower, signer } = await pair()
    await borrower.submit('withdrawal', { withdrawConsent: true })
    expect(await lettersOf(signer)).toContainEqual(
      expect.objectContaining({ template: 'signingEnded', subject: 'You no longer need to sign' }),
    )
    expect((await view(signer)).step).toBe('CANCELLED')
  })
})

describe('a closed door', () => {
  it('stands before the borrower’s application for its signer', async () => {
    const { borrower, signer } = await pair()
    const { application } = borrower
    const { documents = [] } = await borrower.heloc()
    const tried = [
      await signer.get(`${applications}/${application}`),
      await signer.get(`/service-krang-heloc/borrower/secure/api/v1/${application}/status`),
      await signer.get(`${coDeed}/status?applicationUuid=${application}`),
      await signer.get(`${applications}/${application}/documents/${documents[0]?.uuid}`),
      await signer.get(`${applications}/${application}/documents/esign-test/text`),
      await signer.get(`${applications}/${application}/notary-session`),
      await signer.get(`${coDeed}/documents/${documents[0]?.uuid}`),
      await signer.post(`${applications}/${application}/submissions/note`, {}),
    ]
    expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 404))
    expect((await signer.get(`${applications}/all`)).json()).toEqual([])
  })

  it('stands before the signer’s part for the borrower and for a stranger', async () => {
    const { borrower, signer } = await pair()
    const stranger = new Borrower(app)
    await stranger.register(registration())
    await consentToRecords(signer)
    const picture = await signer.uploaded('PASSPORT_FRONT')
    for (const person of [borrower, stranger]) {
      const tried = [
        await person.get(`${coDeed}/signing`),
        await person.get(`${coDeed}/documents/${picture}`),
        await person.get(`${coDeed}/documents/esign-test/text`),
        await act(person, 'signature', {}),
        await person.get(`${applications}/${borrower.application}/documents/${picture}`),
      ]
      expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 404))
    }
    expect(JSON.stringify(await borrower.heloc())).not.toContain('PASSPORT_FRONT')
    const asked = await stranger.get(`${coDeed}/status?applicationUuid=${borrower.application}`)
    expect(asked.statusCode).toBe(404)
    // Without an application the call answers of the stranger's own, which has no signers.
    expect((await stranger.get(`${coDeed}/status`)).json()).toEqual(await statusOf(stranger))
    expect((await statusOf(stranger)).signers).toEqual([])
    expect((await borrower.get(`${coDeed}/status`)).body).not.toContain(picture)
  })

  it('stands before everybody who is not signed in', async () => {
    const nobody = new Borrower(app)
    for (const path of ['signing', 'status', 'documents/esign-test'])
      expect((await nobody.get(`${coDeed}/${path}`)).statusCode).toBe(401)
  })
})

describe('signing in', () => {
  it('leads a co-owner to their part by either door, and out to their own login', async () => {
    const { signer, email } = await pair()
    const credentials = { email, password: 'a long enough password', orgCode: 'FHEL' }
    for (const mode of ['signer', 'customer']) {
      const answer = await signer.post('/identity-broker/customer/api/v3/login', { ...credentials, mode })
      expect(answer.json()).toEqual({ redirect: '/account/heloc/heloc-signer/resume' })
    }
    const out = await signer.post('/identity-broker/customer/secure/api/v3/logout', { mode: 'signer' })
    expect(out.json()).toEqual({ redirect: '/account/heloc/heloc-signer/login' })
  })
})

describe('what a signer is told', () => {
  it('holds no income, number, address, contact or employer of the borrower', async () => {
    const answers = registration({
      street1: joint,
      email: 'canary@example.com',
      dob: '1961-07-23',
      annualIncome: 134_679,
    })
    const borrower = new Borrower(app)
    await borrower.register({
      ...answers,
      'contact-info': { ...answers['contact-info'], phoneNumber: '(415) 555-0199' },
    })
    await walk(borrower, 'CO_DEED_REQ')
    const signer = await invitedSigner(app, await invite(borrower))
    const told: string[] = []
    const look = async () => {
      const own = (await view(signer)).documents.filter(({ type }) => type.startsWith('CO_OWNER'))
      const urls = [
        ...['signing', 'status', 'documents/esign-test/text'].map((path) => `${coDeed}/${path}`),
        ...own.map(({ uuid }) => `${coDeed}/documents/${uuid}/text`),
        '/service-profile/api/v1/profile',
        `${applications}/all`,
        `${applications}/${borrower.application}`,
      ]
      for (const url of urls) told.push((await signer.get(url)).body)
    }
    await look()
    told.push(JSON.stringify(await consentToRecords(signer)))
    told.push(JSON.stringify(await showPassport(signer)))
    told.push(JSON.stringify(await signCounterpart(signer)))
    await look()
    const all = told.join('\n')
    // Values of this application: registration, social security number, bank account and linked employer.
    const canaries = ['canary@', '4155550199', '555-0199', '1961-07-23', '134679', '134,679']
    const given = ['501223344', '501-22-3344', '987654321', '021000021', 'Harbor Works', 'Sandbox Bank']
    for (const canary of [...canaries, ...given]) expect(all).not.toContain(canary)
    expect(all).toContain('Jo Doe')
  })
})
