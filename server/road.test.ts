// @module-tag slow
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../tests/support/backend/create-test-app.ts'
import { Borrower } from '../tests/support/http/borrower.ts'
import { invitedBorrower } from '../tests/support/http/invited-borrower.ts'
import { registration } from '../tests/support/http/registration.ts'
import { movesAt, walk } from '../tests/support/http/road.ts'
import { lettersOf, notifications } from '../tests/support/http/told.ts'

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

const stops = [
  'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
  'LIEN_VERIFICATION',
  'OFFER_SELECTION',
  'COLLECT_ADDITIONAL_INFO',
  'HMDA',
  'APP_SUBMISSION',
  'INCOME_VERIFICATION',
  'DISBURSEMENT_ACCOUNT',
  'AUTOPAY_ACCOUNT',
  'IDENTITY_VERIFICATION',
  'NOTE_SIGNING',
  'DEED_SIGNING',
  'TRUST_AND_INSURANCE',
  'COMPLETE',
]

describe('the main road', () => {
  it('leads a borrower of the provider’s own brand from registration to COMPLETE', async () => {
    const borrower = await registered()
    expect(await walk(borrower)).toEqual(stops)
    const told = await notifications(borrower)
    for (const matter of ['We need your proof of insurance', 'You may still cancel'])
      expect(told.find(({ title }) => title.endsWith(`: ${matter}`))).toMatchObject({
        status: 'READ',
        ctas: [],
      })
    const funded = (await lettersOf(borrower)).find(({ template }) => template === 'funded')
    expect(funded?.body).toMatch(
      /less the origination fee of \$[\d,.]+\. Your first payment is due on [\d/]{10}\. We will collect it from your account ending in \d{4}\. The county charged \$[\d,.]+ to record the deed, and no tax\. .+ Your documents/,
    )
    expect(funded?.body).toMatch(/\/document\/disclosures\?/)
  })

  it('leads a member of the credit union past the demographic questions, which it does not ask', async () => {
    const passed = await walk(await registered({ orgCode: 'harborcu' }))
    expect(passed).toEqual(stops.filter((state) => state !== 'HMDA'))
  })

  it('leads a borrower whom a wholesale loan officer invited', async () => {
    expect(await walk(await invitedBorrower(app, 'summit-wholesale'))).toEqual(stops)
  })

  it('gives a second home no right of rescission, and funds it all the same', async () => {
    const borrower = await registered({ occupancy: 'SECOND_HOME' })
    await walk(borrower)
    expect(await borrower.heloc()).not.toHaveProperty('rescissionEndsAt')
  })
})

describe('the side roads', () => {
  it('stops at CREDIT_ERROR when a soft or a hard pull fails', async () => {
    await walk(await registered({ lastName: 'Crediterror' }), 'CREDIT_ERROR')
    await walk(await registered({ lastName: 'Harderror' }), 'CREDIT_ERROR')
  })

  it('asks for paystubs when a linked income is not enough, and takes an uploaded one', async () => {
    const borrower = await registered({ lastName: 'Lowincome' })
    await walk(borrower, 'INCOME_VERIFICATION')
    await movesAt(borrower, 'INCOME_VERIFICATION')
    const asked = await borrower.reach('INCOME_VERIFICATION')
    expect(asked).toMatchObject({ manualPaystubUpload: true, manualPaystubTasksComplete: false })
    await borrower.uploaded('USER_UPLOADED_PAYSTUB')
    await borrower.step('income', { confirmed: true })
    const verified = await borrower.reach('DISBURSEMENT_ACCOUNT')
    expect(verified.uwSubDecision).toBe('VERIFIED_INCOME_MATCHED_OFFER')
  })

  it('takes a rejected side of an ID out of the application and asks for them anew', async () => {
    const borrower = await registered()
    await walk(borrower, 'IDENTITY_VERIFICATION')
    const front = await borrower.uploaded('DRIVERS_LICENSE_FRONT', 'rejected.png')
    const back = await borrower.uploaded('DRIVERS_LICENSE_BACK')
    await borrower.step('identity', { idType: 'US_DRIVERS_LICENSE', documents: [front, back] })
    const again = await borrower.reach('IDENTITY_VERIFICATION')
    expect(again.condition).toBe('ID_VERIFICATION_FAILURE')
    const { documents = [] } = await borrower.heloc()
    expect(documents.map(({ type }) => type)).not.toContain('DRIVERS_LICENSE_FRONT')
    // The good side is kept, and is sent again with the new one.
    expect(documents.map(({ uuid }) => uuid)).toContain(back)
    const reason = expect.stringContaining(
      'Driver’s license, front: “rejected.png” was not accepted. We could',
    )
    const told = { title: 'Show your ID again', description: reason }
    expect(await notifications(borrower)).toContainEqual(expect.objectContaining(told))
    expect(await lettersOf(borrower)).toContainEqual(
      expect.objectContaining({ template: 'condition', subject: told.title, body: reason }),
    )
    const better = await borrower.uploaded('DRIVERS_LICENSE_FRONT')
    await borrower.step('identity', { idType: 'US_DRIVERS_LICENSE', documents: [better, back] })
    expect(await borrower.reach('NOTE_SIGNING')).not.toHaveProperty('condition')
  })
})
