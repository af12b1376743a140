import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { movesAt, walk } from '../../tests/support/http/road.ts'
import {
  act,
  consentToRecords,
  invite,
  invitedSigner,
  showPassport,
} from '../../tests/support/http/signer.ts'
import type { Database } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { documents } from '../database/schema.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let db: Database
beforeAll(async () => {
  const database = await openTestDatabase()
  db = database.db
  app = await createTestApp({ database })
})
afterAll(() => app.close())

async function at(state: string, answers: Parameters<typeof registration>[0] = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  await walk(borrower, state)
  return borrower
}

/** Returns the uploads of an application by name, each with its state: reviewed or not, present or removed. */
async function uploadsOf({ application }: Borrower): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.application, application), eq(documents.origin, 'UPLOADED')))
  return Object.fromEntries(
    rows.map(({ name, weighedAt, removedAt }) => [
      name,
      `${weighedAt === null ? 'unweighed' : 'weighed'}${removedAt === null ? '' : ', removed'}`,
    ]),
  )
}

describe('an upload is weighed', () => {
  it('when its ID is sent in; one of another kind leaves the application unweighed', async () => {
    const borrower = await at('IDENTITY_VERIFICATION')
    await borrower.uploaded('ID_CARD_FRONT')
    const passport = await borrower.uploaded('PASSPORT_FRONT')
    await borrower.uploaded('SUPPORT')
    await borrower.step('identity', { idType: 'US_PASSPORT', documents: [passport] })
    await borrower.reach('NOTE_SIGNING')
    expect(await uploadsOf(borrower)).toEqual({
      'ID_CARD_FRONT.png': 'unweighed, removed',
      'PASSPORT_FRONT.png': 'weighed',
      'SUPPORT.png': 'unweighed',
    })
  })

  it('when a verifier refuses it, and is kept although it leaves the application', async () => {
    const borrower = await at('IDENTITY_VERIFICATION')
    const passport = await borrower.uploaded('PASSPORT_FRONT', 'rejected.png')
    await borrower.step('identity', { idType: 'US_PASSPORT', documents: [passport] })
    await borrower.reach('IDENTITY_VERIFICATION')
    expect(await uploadsOf(borrower)).toEqual({ 'rejected.png': 'weighed, removed' })
  })

  it('when an income is proven by it', async () => {
    const borrower = await at('INCOME_VERIFICATION', { lastName: 'Lowincome' })
    await movesAt(borrower, 'INCOME_VERIFICATION')
    await borrower.reach('INCOME_VERIFICATION')
    await borrower.uploaded('USER_UPLOADED_PAYSTUB')
    expect(await uploadsOf(borrower)).toEqual({ 'USER_UPLOADED_PAYSTUB.png': 'unweighed' })
    await borrower.step('income', { confirmed: true })
    await borrower.reach('DISBURSEMENT_ACCOUNT')
    expect(await uploadsOf(borrower)).toEqual({ 'USER_UPLOADED_PAYSTUB.png': 'weighed' })
  })

  it('when an account is proven by it', async () => {
    const borrower = await at('DISBURSEMENT_ACCOUNT')
    const numbers = {
      routingNumber: '021000021',
      accountNumber: '0000000001',
      accountNumberRepeated: '0000000001',
    }
    const documents = [await borrower.uploaded('BANK_STATEMENT')]
    await borrower.step('account-by-paper', { accountType: 'CHECKING', ...numbers, documents })
    expect(await uploadsOf(borrower)).toEqual({ 'BANK_STATEMENT.png': 'weighed' })
  })

  it('when the home is insured by it', async () => {
    const borrower = await at('TRUST_AND_INSURANCE')
    const hazard = await borrower.uploaded('PROOF_OF_HAZARD_INSURANCE')
    await borrower.step('insurance', { documents: [hazard] })
    expect(await uploadsOf(borrower)).toMatchObject({ 'PROOF_OF_HAZARD_INSURANCE.png': 'weighed' })
  })

  it('when a condition is answered with it', async () => {
    const borrower = await at('GEN_PRE_SOFT_CREDIT_DISCLOSURE')
    const path = `/sandbox/applications/${borrower.application}/conditions`
    const { uuid } = (await borrower.post(path, { category: 'MANUAL_PAYSTUB_UPLOAD' })).json()
    await borrower.uploaded('SUPPORT')
    const paystub = await borrower.uploaded('USER_UPLOADED_PAYSTUB')
    await borrower.post(
      `/service-conditions/external/api/v1/applications/${borrower.application}/conditions/${uuid}/answer`,
      { documents: [paystub] },
    )
    expect(await uploadsOf(borrower)).toEqual({
      'SUPPORT.png': 'unweighed',
      'USER_UPLOADED_PAYSTUB.png': 'weighed',
    })
  })

  it('when a co-owner shows it, be it accepted or refused', async () => {
    const borrower = await at('CO_DEED_REQ', { street1: '12 Family Trust Terrace' })
    const signer = await invitedSigner(app, await invite(borrower))
    const [condition] = (await consentToRecords(signer)).conditions
    const certificate = await signer.uploaded('CERTIFICATE_OF_TRUST')
    await act(signer, 'proof', { condition: condition?.uuid, documents: [certificate] })
    await showPassport(signer, 'rejected.png')
    await showPassport(signer, 'passport.png')
    const { 'rejected.png': refused, 'passport.png': shown, ...rest } = await uploadsOf(borrower)
    expect([refused, shown]).toEqual(['weighed, removed', 'weighed'])
    expect(rest).toMatchObject({ 'CERTIFICATE_OF_TRUST.png': 'weighed' })
  })
})
