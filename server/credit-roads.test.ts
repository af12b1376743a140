import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../tests/support/backend/create-test-app.ts'
import { Borrower } from '../tests/support/http/borrower.ts'
import { registration } from '../tests/support/http/registration.ts'
import { moveBy, walk } from '../tests/support/http/road.ts'
import type { CreditFileOwner } from './vendors/ports/credit-bureau.ts'
import { sandboxCredit } from './vendors/sandbox/sandbox-credit.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const asked: (CreditFileOwner & { readonly kind: string })[] = []
let app: FastifyInstance
beforeAll(async () => {
  const pull: typeof sandboxCredit.pull = (kind, owner, call) => {
    asked.push({ kind, ...owner })
    return sandboxCredit.pull(kind, owner, call)
  }
  app = await createTestApp({ vendors: { credit: { ...sandboxCredit, pull } } })
})
afterAll(() => app.close())

async function registered(answers: Parameters<typeof registration>[0]): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  asked.length = 0
  return borrower
}

async function stopped(answers: Parameters<typeof registration>[0], state: string): Promise<Borrower> {
  const borrower = await registered(answers)
  await moveBy(borrower, 'submissions/profile')
  await borrower.reach(state)
  return borrower
}

describe('a frozen credit file', () => {
  it('opens by its PIN, which the bureau alone is shown, once', async () => {
    const borrower = await stopped({ lastName: 'Frozen' }, 'SOFT_CREDIT_FROZEN')
    expect(await borrower.status()).toMatchObject({ uwSubDecision: 'CREDIT_FROZEN' })
    const answer = await borrower.submit('credit-release', { release: 'PIN', pin: '48291355' })
    await borrower.reach('LIEN_VERIFICATION')
    expect(asked.map(({ pin }) => pin)).toEqual([undefined, '48291355'])
    const shown = [
      answer.body,
      JSON.stringify(await borrower.heloc()),
      JSON.stringify(await borrower.status()),
    ]
    expect(shown.join()).not.toContain('48291355')
  })

  it('sends an applicant whose PIN was refused to correct it', async () => {
    const borrower = await stopped({ lastName: 'Frozen' }, 'SOFT_CREDIT_FROZEN')
    await borrower.step('credit-release', { release: 'PIN', pin: '0000' })
    expect(await borrower.reach('WAITING_FOR_CREDIT_PIN')).toMatchObject({ creditFrozenWithPin: true })
    await borrower.step('credit-release', { release: 'LIFTED' })
    expect(await borrower.reach('LIEN_VERIFICATION')).toMatchObject({
      creditFrozenWithPin: false,
      uwSubDecision: 'UNKNOWN',
    })
    expect(asked.at(-1)).not.toHaveProperty('pin')
  })

  it('stays where it is while the freeze is not lifted', async () => {
    const borrower = await stopped({ lastName: 'Stillfrozen' }, 'SOFT_CREDIT_FROZEN')
    await borrower.step('credit-release', { release: 'LIFTED' })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    await borrower.reach('SOFT_CREDIT_FROZEN')
    expect((await borrower.heloc()).lockedBureau).toBe('EQUIFAX')
  })

  it('is not opened by a PIN that was promised and not given', async () => {
    const borrower = await stopped({ lastName: 'Frozen' }, 'SOFT_CREDIT_FROZEN')
    const refused = await borrower.submit('credit-release', { release: 'PIN' })
    expect(refused.json().errors).toContain('error: pin is required.')
  })
})

describe('a credit file that was not found', () => {
  it('is found by the Social Security number, which the bureau alone is shown', async () => {
    const borrower = await stopped({ lastName: 'Nomatch' }, 'CREDIT_NO_MATCH')
    await borrower.step('ssn', { ssn: '501-22-3344' })
    await borrower.reach('LIEN_VERIFICATION')
    expect(asked.at(-1)?.ssn).toBe('501223344')
    expect((await borrower.profile()).hasSsn).toBe(true)
    expect(JSON.stringify([await borrower.heloc(), await borrower.profile()])).not.toMatch(/501-?22-?3344/)
  })

  it('is declined for want of a file when the desk does not find it either', async () => {
    const borrower = await stopped({ lastName: 'Nofile' }, 'CREDIT_NO_MATCH')
    await borrower.step('ssn', { ssn: '501-22-3344' })
    await borrower.reach('DECLINED')
    const [notice] = ((await borrower.heloc()).documents ?? []).filter(
      ({ type }) => type === 'ADVERSE_ACTION_NOTICE',
    )
    const text = await borrower.get(
      `/service-application/api/v1/application/heloc/${borrower.application}/documents/${notice?.uuid}/text`,
    )
    expect(text.body).toContain('has no file under your name and number')
  })
})

describe('the Social Security number at the summary', () => {
  it('is required while it is not known, as in the browser', async () => {
    const borrower = await registered({})
    await walk(borrower, 'APP_SUBMISSION')
    const refused = await borrower.submit('summary', {
      typedName: 'Jo Doe',
      signConsent: true,
      documents: await borrower.read('APPLICATION_DISCLOSURE', 'SUMMARY_DISCLOSURE'),
      hardCreditConsent: true,
      consentTextHash: await borrower.consentHash('hard-credit'),
    })
    expect(refused.json().errors).toContain('app-summary: ssn is required.')
  })
})

describe('a fraud alert', () => {
  it('is cleared at the desk on the report that is there: the bureau is not asked twice', async () => {
    const borrower = await registered({ lastName: 'Fraudalert' })
    await moveBy(borrower, 'submissions/profile')
    await borrower.reach('LIEN_VERIFICATION')
    expect(asked.filter(({ kind }) => kind === 'SOFT')).toHaveLength(1)
    const letters = (await borrower.get('/outbox')).json()
    expect(letters.map(({ template }: { template: string }) => template)).toContain('reviewed')
  })
})

describe('somebody too young by the records of the bureau', () => {
  it('is refused with a notice that names the reason', async () => {
    const borrower = await stopped({ lastName: 'Minor' }, 'CREDIT_MINOR')
    expect((await borrower.status()).uwDecision).toBe('INELIGIBLE')
    expect((await borrower.heloc()).documents?.map(({ type }) => type)).toContain('ADVERSE_ACTION_NOTICE')
  })
})

describe('a bureau that fails', () => {
  it('is asked again, and the decision stands as it did before', async () => {
    const borrower = await stopped({ lastName: 'Crediterror' }, 'CREDIT_ERROR')
    await borrower.step('credit-retry', {})
    expect((await borrower.reach('LIEN_VERIFICATION')).uwDecision).toBe('INITIAL')
  })
})

describe('the property', () => {
  it('is taken at another address only where the lender is licensed', async () => {
    const borrower = await stopped({ street1: '404 Nowhere Road' }, 'NO_PROPERTY_FOUND')
    const address = { street1: '1 Elm Street', city: 'Honolulu', state: 'HI', zip: '96801' }
    const refused = await borrower.submit('property-address', { address })
    expect(refused.json().code).toBe('STATE_NOT_LICENSED')
  })

  it('is taken in another state only of somebody who is old enough there', async () => {
    const dob = `${new Date().getUTCFullYear() - 19}-01-01`
    const borrower = await stopped({ street1: '404 Nowhere Road', dob }, 'NO_PROPERTY_FOUND')
    const address = { street1: '1 Elm Street', city: 'Jackson', state: 'MS', zip: '39201' }
    const refused = await borrower.submit('property-address', { address })
    expect(refused.json().errors).toEqual(['You must be at least 21 years old to apply.'])
  })

  it('is never that of another open application, corrected or chosen', async () => {
    const borrower = await stopped({ street1: '12 Duplex Court' }, 'MULTIPLE_PROPERTIES')
    const stoppedOne = borrower.application
    const { properties = [], property } = await borrower.heloc()
    const another = async (address: object) => {
      const {
        name: _,
        birthdate: __,
        'contact-info': ___,
        'login-info': ____,
        membership: _____,
        ...answers
      } = registration(address)
      const made = await borrower.post('/service-application/api/v1/application/heloc', answers)
      expect(made.statusCode).toBe(200)
    }
    await another({ street1: '7 Birch Lane' })
    await another({ street1: '12 Duplex Court Unit A' })
    borrower.application = stoppedOne
    const corrected = await borrower.submit('property-address', {
      address: { ...property?.address, street1: '7 Birch Ln', street2: undefined },
    })
    expect([corrected.statusCode, corrected.json().code]).toEqual([409, 'HOME_TAKEN'])
    const chosen = await borrower.submit('property-choice', { selectedPropertyUuid: properties[0]?.uuid })
    expect([chosen.statusCode, chosen.json().code]).toEqual([409, 'HOME_TAKEN'])
    await borrower.step('property-choice', { selectedPropertyUuid: properties[1]?.uuid })
    await borrower.reach('LIEN_VERIFICATION')
  })

  it('is never one that the records did not name', async () => {
    const borrower = await stopped({ street1: '12 Duplex Court' }, 'MULTIPLE_PROPERTIES')
    const refused = await borrower.submit('property-choice', {
      selectedPropertyUuid: 'a0000000-0000-4000-8000-000000000001',
    })
    expect(refused.json().code).toBe('PROPERTY_UNKNOWN')
    const { properties = [] } = await borrower.heloc()
    await borrower.step('property-choice', { selectedPropertyUuid: properties[0]?.uuid })
    await borrower.reach('LIEN_VERIFICATION')
    expect((await borrower.heloc()).property?.address?.street2).toBe('Unit A')
  })

  it('is not reviewed without a paper that proves the ownership', async () => {
    const borrower = await stopped({ street1: '7 Trustee Lane' }, 'WAITING_FOR_OWNERSHIP')
    const other = await borrower.uploaded('BANK_STATEMENT')
    const refused = await borrower.submit('ownership', { relation: 'INHERITED', documents: [other] })
    expect(refused.json().code).toBe('OWNERSHIP_PROOF_MISSING')
    const address = { street1: '45 Dogwood Court', city: 'Portland', state: 'ME', zip: '04101' }
    await borrower.step('property-address', { address })
    await borrower.reach('LIEN_VERIFICATION')
  })

  it('is declined when the desk refuses what the land records say', async () => {
    const borrower = await registered({ street1: '9 Resurvey Road', lastName: 'Refused' })
    await moveBy(borrower, 'submissions/profile')
    await borrower.reach('DECLINED')
  })
})

describe('recent credit checks', () => {
  it('are explained one by one, each by its own name', async () => {
    const borrower = await stopped({ lastName: 'Inquiry' }, 'LIEN_VERIFICATION')
    const { liens = [], inquiries = [] } = await borrower.heloc()
    expect(inquiries.map(({ creditor }) => creditor)).toContain('Granite State Auto Finance')
    const stated = liens.map(({ uuid, type, balance }) => ({ uuid, lender: 'Renamed Bank', type, balance }))
    const twice = inquiries.map(() => ({ inquiry: inquiries[0]?.uuid, explanation: 'A car' }))
    const answers = { liens: stated, attested: true }
    const refused = await borrower.submit('liens', { ...answers, inquiryExplanations: twice })
    expect(refused.json().code).toBe('INQUIRIES_UNEXPLAINED')
    const each = inquiries.map(({ uuid }) => ({ inquiry: uuid, explanation: 'A car' }))
    await borrower.step('liens', { ...answers, inquiryExplanations: each })
    // Of a recorded lien, the borrower may correct only the balance.
    expect((await borrower.heloc()).liens?.map(({ lender }) => lender)).toEqual(
      liens.map(({ lender }) => lender),
    )
  })
})

it('keeps the offer with which an application was submitted, where a revised one is chosen since', async () => {
  const borrower = await registered({ lastName: 'Newdebt' })
  await walk(borrower, 'REVISED_OFFER_SELECTION')
  const { amount, term, rate, offers } = await borrower.heloc()
  await borrower.step('offer', { offerUuid: offers?.[0]?.uuid, amount: 20_000 })
  await borrower.reach('INCOME_VERIFICATION')
  const after = await borrower.heloc()
  expect(after.submittedOffer).toEqual({ amount, term, rate })
  expect(after.amount).toBe(20_000)
})
