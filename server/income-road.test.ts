import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../tests/support/backend/create-test-app.ts'
import { Borrower } from '../tests/support/http/borrower.ts'
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

const part = (borrower: Borrower, path: string) =>
  `/service-application/api/v1/application/heloc/${borrower.application}/${path}`

async function at(state: string, answers: Parameters<typeof registration>[0] = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  await walk(borrower, state)
  return borrower
}

const employer = { employerName: 'Harbor Works', employerPhone: '(207) 555-0177', employerConsent: true }

describe('a paper that does not show enough', () => {
  it('is told of by one sentence in the header menu and by mail, and does not count a second time: only another one is looked at, and none declines by itself', async () => {
    const borrower = await at('INCOME_VERIFICATION', { lastName: 'Lowincome' })
    await movesAt(borrower, 'INCOME_VERIFICATION')
    expect((await borrower.reach('INCOME_VERIFICATION')).manualPaystubUpload).toBe(true)
    const told = {
      title: 'We need one more document to verify your income',
      description: expect.stringContaining('What we have seen so far did not show enough income.'),
    }
    expect(await notifications(borrower)).toContainEqual(
      expect.objectContaining({ ...told, status: 'UNREAD' }),
    )
    expect(await lettersOf(borrower)).toContainEqual(
      expect.objectContaining({ template: 'condition', subject: told.title, body: told.description }),
    )
    const again = await borrower.submit('income', { confirmed: true })
    expect([again.statusCode, again.json().code]).toEqual([422, 'INCOME_UNPROVEN'])
    await borrower.uploaded('BANK_STATEMENT', 'rejected statement.png')
    const before = (await borrower.heloc()).version
    await borrower.step('income', { confirmed: true })
    await vi.waitFor(async () => expect((await borrower.heloc()).version).toBe((before ?? 0) + 2))
    const { documents = [] } = await borrower.heloc()
    expect(documents.find(({ type }) => type === 'BANK_STATEMENT')).toMatchObject({ weighed: true })
    expect((await borrower.submit('income', { confirmed: true })).json().code).toBe('INCOME_UNPROVEN')
    await borrower.uploaded('BANK_STATEMENT', 'statement.png')
    await borrower.step('income', { confirmed: true })
    await borrower.reach('DISBURSEMENT_ACCOUNT')
  })
})

describe('an income that is verified only in part', () => {
  it('leads to smaller offers, and from the one chosen on to the bank account', async () => {
    const borrower = await at('INCOME_VERIFICATION', { lastName: 'Partincome' })
    const before = await borrower.heloc()
    await movesAt(borrower, 'INCOME_VERIFICATION')
    const revised = await borrower.reach('REVISED_OFFER_SELECTION')
    expect(revised.uwSubDecision).toBe('VERIFIED_INCOME_LIMITED_OFFER')
    const { offers = [] } = await borrower.heloc()
    const sameTerm = offers.find(({ term }) => term === before.term)
    expect(sameTerm?.maxAmount).toBeLessThan(before.amount ?? 0)
    const tooMuch = await borrower.submit('offer', { offerUuid: sameTerm?.uuid, amount: before.amount })
    expect(tooMuch.json().code).toBe('AMOUNT_OUT_OF_RANGE')
    await borrower.step('offer', { offerUuid: sameTerm?.uuid, amount: sameTerm?.maxAmount })
    const next = await borrower.reach('DISBURSEMENT_ACCOUNT')
    expect(next.uwSubDecision).toBe('VERIFIED_INCOME_MATCHED_OFFER')
  })

  it('asks for paystubs where it carries no offer, and declines where these show no more', async () => {
    const borrower = await at('INCOME_VERIFICATION', { lastName: 'Partincome', annualIncome: 40_000 })
    await movesAt(borrower, 'INCOME_VERIFICATION')
    expect((await borrower.reach('INCOME_VERIFICATION')).manualPaystubUpload).toBe(true)
    await borrower.uploaded('USER_UPLOADED_PAYSTUB')
    await borrower.step('income', { confirmed: true })
    expect((await borrower.reach('DECLINED')).uwDecision).toBe('DECLINE')
  })
})

describe('an income that only the employer can confirm', () => {
  it('asks who the employer is, and goes on once they confirm', async () => {
    const borrower = await at('INCOME_VERIFICATION', { lastName: 'Newjob' })
    await movesAt(borrower, 'INCOME_VERIFICATION')
    expect((await borrower.reach('EMPLOYMENT_VERIFICATION')).employmentVerificationNeeded).toBe(true)
    const refused = await borrower.submit('employer', { ...employer, employerConsent: false })
    expect(refused.statusCode).toBe(422)
    await borrower.step('employer', employer)
    expect((await borrower.reach('DISBURSEMENT_ACCOUNT')).employmentVerificationNeeded).toBe(false)
    expect(JSON.stringify(await borrower.heloc())).not.toContain('5550177')
  })

  it('asks for paystubs when the employer does not answer', async () => {
    const borrower = await at('INCOME_VERIFICATION', { lastName: 'Newjob' })
    await movesAt(borrower, 'INCOME_VERIFICATION')
    await borrower.reach('EMPLOYMENT_VERIFICATION')
    await borrower.step('employer', { ...employer, employerName: 'No Answer Inc' })
    expect((await borrower.reach('INCOME_VERIFICATION')).manualPaystubUpload).toBe(true)
  })
})

describe('a vendor’s window', () => {
  it.each([
    ['truv-payroll', 'TRUV'],
    ['pointserv-tax', 'POINTSERV'],
    ['plaid-transactions', 'PLAID'],
    ['bank-account', 'PLAID'],
  ])('opens for %s at %s', async (type, vendor) => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    const session = (await borrower.post(part(borrower, `link-sessions/${type}`), {})).json()
    expect(session.vendor).toBe(vendor)
    expect(session.practice.length).toBeGreaterThan(1)
  })

  it('gives a token that links the income under its name', async () => {
    const borrower = await at('INCOME_VERIFICATION')
    const session = (await borrower.post(part(borrower, 'link-sessions/truv-payroll'), {})).json()
    const { publicToken, name } = session.practice[0]
    const linked = await borrower.post(part(borrower, 'income-links/truv-payroll'), { publicToken })
    expect(linked.json().source).toMatchObject({ employer: name, status: 'PENDING', type: 'TRUV_PAYROLL' })
    const foreign = await borrower.post(part(borrower, 'income-links/pointserv-tax'), { publicToken })
    expect(foreign.json().code).toBe('LINK_EXPIRED')
  })

  it('is not found for a stranger', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    const stranger = new Borrower(app)
    await stranger.register(registration())
    expect((await stranger.post(part(borrower, 'link-sessions/truv-payroll'), {})).statusCode).toBe(404)
  })
})

describe('the account that receives the money', () => {
  it('is verified when it is linked, and its numbers stay at the server', async () => {
    const borrower = await at('DISBURSEMENT_ACCOUNT')
    const session = (await borrower.post(part(borrower, 'link-sessions/bank-account'), {})).json()
    await borrower.step('linked-account', { publicToken: session.practice[0].publicToken })
    const status = await borrower.reach('VERIFIED_AUTOPAY_ACCOUNT')
    expect(status.giactAccountStatus).toBe('VERIFIED')
    const { disburseAccount } = await borrower.heloc()
    expect(disburseAccount).toMatchObject({ bankName: session.practice[0].name, mask: '0111' })
    expect(JSON.stringify(disburseAccount)).not.toContain('000555000111')
    await borrower.step('repayment', { payType: 'AUTOPAY', sameAccount: true })
    await borrower.reach('IDENTITY_VERIFICATION')
  })

  it('is not linked with a token that no window gave', async () => {
    const borrower = await at('DISBURSEMENT_ACCOUNT')
    const response = await borrower.submit('linked-account', { publicToken: 'made-up' })
    expect([response.statusCode, response.json().code]).toEqual([422, 'LINK_EXPIRED'])
  })

  it('may be shown by a statement when the bank does not confirm it, and be repaid bill by bill', async () => {
    const borrower = await at('DISBURSEMENT_ACCOUNT')
    const typed = {
      accountType: 'CHECKING',
      routingNumber: '021000021',
      accountNumber: '0000000001',
      accountNumberRepeated: '0000000001',
    }
    expect((await borrower.submit('disbursement-account', typed)).json().code).toBe('ACCOUNT_REFUSED')
    const other = await borrower.uploaded('SUPPORT')
    const unproven = await borrower.submit('account-by-paper', { ...typed, documents: [other] })
    expect(unproven.json().code).toBe('ACCOUNT_UNPROVEN')
    const statement = await borrower.uploaded('BANK_STATEMENT')
    const slip = { ...typed, accountNumberRepeated: '0000000009', documents: [statement] }
    expect((await borrower.submit('account-by-paper', slip)).json().errors).toContain(
      'manual-disburse: accountNumberRepeated does not repeat accountNumber.',
    )
    await borrower.step('account-by-paper', { ...typed, documents: [statement] })
    expect((await borrower.reach('AUTOPAY_ACCOUNT')).giactAccountStatus).toBe('PENDING_REVIEW')
    await borrower.step('repayment', { payType: 'MANUAL' })
    await borrower.reach('IDENTITY_VERIFICATION')
    expect((await borrower.heloc()).payType).toBe('MANUAL')
  })

  it('stays under review where another account, which the bank confirms, repays the line', async () => {
    const borrower = await at('DISBURSEMENT_ACCOUNT')
    const account = (accountNumber: string) => ({
      ...{ accountType: 'CHECKING', routingNumber: '021000021' },
      ...{ accountNumber, accountNumberRepeated: accountNumber },
    })
    await borrower.step('disbursement-account', account('0000000002'))
    await borrower.step('repayment', { payType: 'AUTOPAY', sameAccount: false, ...account('987654321') })
    expect((await borrower.status()).giactAccountStatus).toBe('PENDING_REVIEW')
  })
})
