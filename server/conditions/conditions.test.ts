import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Condition } from '#generated/domain'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { staffMember } from '../../tests/support/http/staff.ts'
import { createSecrets } from '../keys/load-secrets.ts'

// A whole application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function registered(answers: Parameters<typeof registration>[0] = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  return borrower
}

const pathOf = ({ application }: Borrower) =>
  `/service-conditions/external/api/v1/applications/${application}/conditions`
const listed = async (borrower: Borrower): Promise<Condition[]> =>
  (await borrower.get(`${pathOf(borrower)}/external-applicants`)).json()
const raise = async (borrower: Borrower, request: object): Promise<Condition> =>
  (await borrower.post(`/sandbox/applications/${borrower.application}/conditions`, request)).json()
const answer = (borrower: Borrower, { uuid }: Condition, values: object) =>
  borrower.post(`${pathOf(borrower)}/${uuid}/answer`, values)
const cleared = (borrower: Borrower) =>
  vi.waitFor(async () => expect(await listed(borrower)).toEqual([]), 5000)

describe('a condition that a reviewer raises', () => {
  it('asks for one paystub where the reviewer names no number, and says so in the status and by mail', async () => {
    const borrower = await registered()
    const condition = await raise(borrower, { category: 'MANUAL_PAYSTUB_UPLOAD' })
    expect(condition).toMatchObject({
      actionNeeded: true,
      requestDocuments: ['USER_UPLOADED_PAYSTUB'],
      xtraData: { numDocsRequired: 1 },
    })
    expect(await listed(borrower)).toEqual([condition])
    expect((await borrower.status()).condition).toBe('MANUAL_PAYSTUB_UPLOAD')
    const letters: { template: string; recipient: string }[] = (await borrower.get('/outbox')).json()
    const { email } = await borrower.profile()
    expect(letters.some(({ template, recipient }) => template === 'condition' && recipient === email)).toBe(
      true,
    )
  })

  it('is one, however often the very same is asked for at once', async () => {
    const borrower = await registered()
    const request = { category: 'MANUAL_PAYSTUB_UPLOAD', commentsToBorrower: 'Of May, please.' }
    const raised = await Promise.all([1, 2, 3].map(() => raise(borrower, request)))
    expect(new Set(raised.map(({ uuid }) => uuid)).size).toBe(1)
    await raise(borrower, { ...request, commentsToBorrower: 'Of June, please.' })
    await raise(borrower, { ...request, numDocsRequired: 3 })
    expect(await listed(borrower)).toHaveLength(3)
    expect((await raise(borrower, request)).uuid).toBe(raised[0]?.uuid)
  })

  it('carries the reviewer’s own words and number', async () => {
    const borrower = await registered()
    const words = {
      commentsToBorrower: 'The last two, please.',
      numDocsRequired: 2,
      notes: 'After our call.',
    }
    const condition = await raise(borrower, { category: 'MANUAL_PAYSTUB_UPLOAD', ...words })
    expect(condition).toMatchObject({
      commentsToBorrower: 'The last two, please.',
      notes: 'After our call.',
      xtraData: { numDocsRequired: 2 },
    })
  })

  it('is in the category’s words where there is nothing to read in the reviewer’s, and never in reversed ones', async () => {
    const borrower = await registered()
    const request = { category: 'GENERIC_DOCUMENT_REQUEST' }
    const blank = await raise(borrower, { ...request, commentsToBorrower: ' \u200B\u202E', notes: '\n' })
    expect(blank).not.toHaveProperty('commentsToBorrower')
    expect(blank).not.toHaveProperty('notes')
    const shown = await raise(borrower, {
      ...request,
      commentsToBorrower: ' The deed\u202E\u0007, please.\r\n',
    })
    expect(shown.commentsToBorrower).toBe('The deed, please.')
  })

  it('is one of twenty that are open at once: each is a letter to the borrower', async () => {
    const borrower = await registered()
    const request = { category: 'GENERIC_DOCUMENT_REQUEST' }
    for (let count = 0; count < 20; count += 1)
      await raise(borrower, { ...request, commentsToBorrower: `Page ${count}, please.` })
    const path = `/sandbox/applications/${borrower.application}/conditions`
    const refused = await borrower.post(path, request)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      409,
      ['The borrower already has 20 open requests. Take one back, or wait for an answer.'],
    ])
    expect(await listed(borrower)).toHaveLength(20)
  })

  it('is met by as many new documents as it asks for, once the reviewer has looked at them', async () => {
    const borrower = await registered()
    const before = await borrower.uploaded('USER_UPLOADED_PAYSTUB')
    const condition = await raise(borrower, { category: 'MANUAL_PAYSTUB_UPLOAD', numDocsRequired: 2 })
    const one = await borrower.uploaded('USER_UPLOADED_PAYSTUB')
    const early = await answer(borrower, condition, { documents: [before, one] })
    expect([early.statusCode, early.json().code]).toEqual([422, 'CONDITION_INCOMPLETE'])
    const two = await borrower.uploaded('USER_UPLOADED_PAYSTUB')
    expect((await answer(borrower, condition, { documents: [one, two] })).json()).toEqual({ cleared: false })
    await cleared(borrower)
    expect(await borrower.status()).not.toHaveProperty('condition')
  })

  it('comes back when the reviewer does not accept the answer, and wants other documents then', async () => {
    const borrower = await registered()
    const condition = await raise(borrower, { category: 'GENERIC_DOCUMENT_REQUEST' })
    const bad = await borrower.uploaded('SUPPORT', 'rejected letter.png')
    await answer(borrower, condition, { documents: [bad] })
    await vi.waitFor(async () =>
      expect(await listed(borrower)).toMatchObject([{ actionNeeded: true, refused: true }]),
    )
    expect((await answer(borrower, condition, { documents: [bad] })).json().code).toBe('CONDITION_INCOMPLETE')
    await answer(borrower, condition, { documents: [await borrower.uploaded('SUPPORT')] })
    await cleared(borrower)
  })

  it.each([
    ['MANUAL_PAYSTUB_UPLOAD', 'USER_UPLOADED_PAYSTUB', {}],
    ['ID_VERIFICATION_FAILURE', 'PASSPORT_FRONT', { idType: 'US_PASSPORT' }],
  ])(
    'is judged by what the answer names, not by what is uploaded beside it: %s',
    async (category, kind, values) => {
      const borrower = await registered()
      const condition = await raise(borrower, { category })
      const good = await borrower.uploaded(kind)
      await borrower.uploaded(kind, 'rejected beside.png')
      await answer(borrower, condition, { ...values, documents: [good] })
      await cleared(borrower)
      expect((await borrower.heloc()).documents?.map(({ uuid }) => uuid)).toContain(good)
    },
  )

  it('is met at once by a phone number', async () => {
    const borrower = await registered()
    const condition = await raise(borrower, { category: 'MISSING_PHONE_NUMBER' })
    const wrong = await answer(borrower, condition, { phoneNumber: '12' })
    expect(wrong.statusCode).toBe(422)
    const right = await answer(borrower, condition, { phoneNumber: '(207) 555-0142' })
    expect(right.json()).toEqual({ cleared: true })
    expect((await borrower.profile()).phoneNumbers?.[0]?.number).toBe('+12075550142')
    expect((await answer(borrower, condition, { phoneNumber: '(207) 555-0142' })).statusCode).toBe(404)
  })

  it('asks for nothing that the applicant cannot have given yet', async () => {
    const borrower = await registered()
    const path = `/sandbox/applications/${borrower.application}/conditions`
    for (const category of ['IDENTITY_DOCUMENT_FRAUD_REVIEW', 'BANK_ACCOUNT_FRAUD_REVIEW']) {
      const refused = await borrower.post(path, { category })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONDITION_NOT_DUE'])
    }
    expect(await listed(borrower)).toEqual([])
  })

  it('takes an ID that is asked for anew out of the application, and a new one in', async () => {
    const borrower = await registered()
    await borrower.uploaded('PASSPORT_FRONT')
    const condition = await raise(borrower, { category: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' })
    expect((await borrower.heloc()).documents).toEqual([])
    const page = await borrower.uploaded('PASSPORT_FRONT')
    await answer(borrower, condition, { idType: 'US_PASSPORT', documents: [page] })
    await cleared(borrower)
    expect((await borrower.heloc()).documents).toMatchObject([{ uuid: page }])
  })

  it('keeps the pictures of an ID that answer it while they are judged', async () => {
    const judged = Promise.withResolvers<[]>()
    const slow = await createTestApp({ vendors: { identity: { verify: () => judged.promise } } })
    const borrower = new Borrower(slow)
    await borrower.register(registration())
    await borrower.uploaded('PASSPORT_FRONT')
    const condition = await raise(borrower, { category: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' })
    const page = await borrower.uploaded('PASSPORT_FRONT')
    await answer(borrower, condition, { idType: 'US_PASSPORT', documents: [page] })
    const removed = await borrower.call({
      method: 'DELETE',
      url: `/service-application/api/v1/application/heloc/${borrower.application}/documents/${page}`,
    })
    expect([removed.statusCode, removed.json().code]).toEqual([409, 'DOCUMENT_FIXED'])
    judged.resolve([])
    await cleared(borrower)
    await slow.close()
  })

  it('about an ID is met by no picture: one that is asked for anew while the first is judged takes its place', async () => {
    const judged = Promise.withResolvers<[]>()
    const verify = vi.fn(() => judged.promise)
    const slow = await createTestApp({ vendors: { identity: { verify } } })
    const borrower = new Borrower(slow)
    await borrower.register(registration())
    await borrower.uploaded('PASSPORT_FRONT')
    const first = await raise(borrower, { category: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' })
    const documents = [await borrower.uploaded('PASSPORT_FRONT')]
    await answer(borrower, first, { idType: 'US_PASSPORT', documents })
    await vi.waitFor(() => expect(verify).toHaveBeenCalled(), 5000)
    const second = await raise(borrower, {
      category: 'IDENTITY_DOCUMENT_FRAUD_REVIEW',
      commentsToBorrower: 'The page with your signature, too.',
    })
    judged.resolve([])
    await vi.waitFor(async () => expect(await listed(borrower)).toMatchObject([{ uuid: second.uuid }]), 5000)
    expect(await listed(borrower)).toMatchObject([{ actionNeeded: true }])
    expect(verify).toHaveBeenCalledTimes(1)
    await slow.close()
  })

  it('is nobody else’s to see or to answer', async () => {
    const borrower = await registered()
    const condition = await raise(borrower, { category: 'MISSING_PHONE_NUMBER' })
    const stranger = await registered()
    expect((await stranger.get(`${pathOf(borrower)}/external-applicants`)).statusCode).toBe(404)
    const url = `${pathOf(borrower)}/${condition.uuid}/answer`
    expect((await stranger.post(url, { phoneNumber: '(207) 555-0142' })).statusCode).toBe(404)
  })

  it('asks for nothing any more once the borrower has withdrawn', async () => {
    const borrower = await registered()
    const condition = await raise(borrower, { category: 'MISSING_PHONE_NUMBER' })
    await borrower.step('withdrawal', { withdrawConsent: true })
    const late = await answer(borrower, condition, { phoneNumber: '(207) 555-0142' })
    expect([late.statusCode, late.json().code]).toEqual([404, 'CONDITION_NOT_FOUND'])
    await borrower.uploaded('SUPPORT')
    expect(await listed(borrower)).toEqual([])
    expect(await borrower.status()).not.toHaveProperty('condition')
  })

  it('is not asked for again by a reviewer who had its answer before them when the borrower withdrew', async () => {
    const secrets = createSecrets()
    const staffed = await createTestApp({ secrets, sandbox: { desks: 'people' } })
    const reviewer = await staffMember(staffed, secrets.operatorKey, {
      roles: ['REVIEWER'],
      tenants: ['hearthline'],
    })
    const borrower = new Borrower(staffed)
    await borrower.register(registration())
    const condition = await raise(borrower, { category: 'GENERIC_DOCUMENT_REQUEST' })
    await answer(borrower, condition, { documents: [await borrower.uploaded('SUPPORT')] })
    const desk = `/service-staff/secure/api/v1/desk/${borrower.application}`
    const [{ version }] = (await reviewer.get(desk)).json().conditions
    await borrower.step('withdrawal', { withdrawConsent: true })
    const review = { isMet: false, version, commentsToBorrower: 'It is too dark to read.' }
    const late = await reviewer.post(`${desk}/conditions/${condition.uuid}/review`, review)
    expect([late.statusCode, late.json().code]).toEqual([409, 'DESK_MOVED'])
    expect(await borrower.status()).not.toHaveProperty('condition')
    await staffed.close()
  })

  it('is not raised on an application that has ended', async () => {
    const borrower = await registered({ lastName: 'Decline' })
    await walk(borrower, 'DECLINED')
    const late = await borrower.post(`/sandbox/applications/${borrower.application}/conditions`, {
      category: 'MISSING_PHONE_NUMBER',
    })
    expect(late.statusCode).toBe(409)
  })
})

describe('a file that a reviewer wants more for', () => {
  it('goes on to the signing meanwhile', async () => {
    const borrower = await registered({ lastName: 'Trust' })
    await walk(borrower, 'NOTE_SIGNING')
    expect(await listed(borrower)).toMatchObject([
      { categoryEnum: 'REVIEW_TRUST_REQUIREMENTS', requestDocuments: ['CERTIFICATE_OF_TRUST'] },
    ])
  })

  it('is not paid out before it is answered', async () => {
    const borrower = await registered({ lastName: 'Trust', occupancy: 'SECOND_HOME' })
    await walk(borrower, 'TRUST_AND_INSURANCE')
    await borrower.step('insurance', { documents: [await borrower.uploaded('PROOF_OF_HAZARD_INSURANCE')] })
    await borrower.reach('FUNDABLE')
    const [condition] = await listed(borrower)
    if (condition === undefined) throw new Error('The condition is gone.')
    expect((await borrower.heloc()).fundedAt).toBeUndefined()
    await answer(borrower, condition, { documents: [await borrower.uploaded('CERTIFICATE_OF_TRUST')] })
    await borrower.reach('COMPLETE')
  })
})
