import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { type RegistrationAnswers, registration } from '../../tests/support/http/registration.ts'
import { moveBy, walk } from '../../tests/support/http/road.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { applications } from '../database/schema.ts'
import { sandboxVendors } from '../vendors/sandbox/sandbox-vendors.ts'

// Most of an application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

const path = '/service-application/api/v1/application/heloc'

async function at(state: string, answers: RegistrationAnswers = {}, on = app): Promise<Borrower> {
  const borrower = new Borrower(on)
  await borrower.register(registration(answers))
  await walk(borrower, state)
  return borrower
}

async function storedOf({ application }: Borrower) {
  const [row] = await database.db.select().from(applications).where(eq(applications.uuid, application))
  if (row === undefined) throw new Error('The application is not stored.')
  return row
}

const start = 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'
const home = {
  address: { street1: '7 Birch Lane', city: 'Bangor', state: 'ME', zip: '04401' },
  occupancy: 'SECOND_HOME',
}
const income = { employmentType: 'SELF_EMPLOYED', annualIncome: 98_000 }

describe('an answer of registration', () => {
  it('is given anew before the soft pull: name, birth date, home and income, each by the question that asked for it', async () => {
    const borrower = await at(start)
    await borrower.step('name-change', { firstName: 'Joan', middleName: 'P', lastName: 'Dew' })
    await borrower.step('birthdate-change', { dob: '1979-05-06' })
    await borrower.step('home-change', home)
    await borrower.step('income-change', income)
    const profile = await borrower.profile()
    expect(profile.name).toMatchObject({ firstName: 'Joan', middleName: 'P', lastName: 'Dew' })
    expect(profile.dob).toBe('1979-05-06')
    const { property, properties, incomeSources } = await borrower.heloc()
    expect(property).toMatchObject({ ...home, state: 'ME', saleStatus: 'NOT_FOR_SALE' })
    expect(properties).toEqual([{ uuid: property?.uuid, address: home.address }])
    expect(incomeSources).toEqual([expect.objectContaining({ ...income, status: 'STATED' })])
    await walk(borrower, 'OFFER_SELECTION')
  })

  it('loses the part that is left out', async () => {
    const borrower = await at(start)
    await borrower.step('name-change', { firstName: 'Joan', middleName: 'P', lastName: 'Dew', suffix: 'Jr.' })
    await borrower.step('name-change', { firstName: 'Joan', lastName: 'Dew' })
    const { uuid: _, ...name } = (await borrower.profile()).name ?? {}
    expect(name).toEqual({ firstName: 'Joan', lastName: 'Dew' })
  })

  it.each([
    ['name-change', { firstName: 'Joan', lastName: 'Dew' }],
    ['birthdate-change', { dob: '1979-05-06' }],
    ['home-change', home],
    ['income-change', income],
  ])('is fixed once the application was signed: %s says why and whom to call', async (name, values) => {
    const borrower = await at('INCOME_VERIFICATION')
    const before = [await borrower.heloc(), await borrower.profile()]
    const response = await borrower.submit(name, values, { 'if-match': '1' })
    expect([response.statusCode, response.json().code]).toEqual([409, 'DETAILS_BOUND'])
    expect(response.json().errors[0]).toMatch(/because you have signed.*call us at \(\d{3}\) \d{3}-\d{4}/)
    expect([await borrower.heloc(), await borrower.profile()]).toEqual(before)
  })

  it('asks the law of the new state: no licence is said at the state, too young at the birth date, and nothing changes', async () => {
    const borrower = await at(start)
    const away = { ...home, address: { ...home.address, state: 'NY' } }
    expect((await borrower.submit('home-change', away)).json()).toMatchObject({
      code: 'STATE_NOT_LICENSED',
      field: 'address.state',
      errors: [
        expect.stringMatching(
          /^Hearthline Lending LLC does not lend in NY\. At https:\S+ you can apply to Hearthline NY/,
        ),
      ],
    })
    const young = await borrower.submit('birthdate-change', { dob: `${new Date().getFullYear() - 17}-01-01` })
    expect(young.json()).toMatchObject({ code: 'TOO_YOUNG', field: 'dob' })
    expect((await borrower.heloc()).property?.address?.city).toBe('Portland')
    expect((await borrower.profile()).dob).toBe('1980-02-03')
  })

  it('is refused for a home of which one has another open application', async () => {
    const borrower = await at(start)
    const {
      name: _,
      birthdate: __,
      'contact-info': ___,
      'login-info': ____,
      membership: _____,
      ...answers
    } = registration({ street1: '7 Birch Lane' })
    await borrower.post(path, answers)
    const same = { ...home, address: { ...home.address, zip: '04101' } }
    expect((await borrower.submit('home-change', same)).json().code).toBe('HOME_TAKEN')
  })

  it('about the person is refused while another open application of theirs is past its pull, which names it', async () => {
    const borrower = await at('OFFER_SELECTION')
    const bound = (await borrower.heloc()).loanNumber
    const {
      name: _,
      birthdate: __,
      'contact-info': ___,
      'login-info': ____,
      membership: _____,
      ...answers
    } = registration({ street1: '7 Birch Lane' })
    const first = borrower.application
    borrower.application = (await borrower.post(path, answers)).json().applicationUuid
    for (const [name, values] of [
      ['name-change', { firstName: 'Joan', lastName: 'Dew' }],
      ['birthdate-change', { dob: '1979-05-06' }],
    ] as const) {
      const response = await borrower.submit(name, values)
      expect([response.statusCode, response.json().code]).toEqual([409, 'PERSON_BOUND'])
      expect(response.json().errors[0]).toContain(bound)
    }
    // Home and income belong to one application alone.
    await borrower.step('income-change', income)
    borrower.application = first
    await borrower.step('withdrawal', { withdrawConsent: true })
    expect((await borrower.heloc()).incomeSources?.[0]?.annualIncome).toBe(125_000)
  })
})

describe('an answer of registration after the soft pull', () => {
  it.each([
    ['LIEN_VERIFICATION', 'LIEN_VERIFICATION'],
    ['OFFER_SELECTION', 'OFFER_SELECTION'],
    ['COLLECT_ADDITIONAL_INFO', 'OFFER_SELECTION'],
    ['HMDA', 'OFFER_SELECTION'],
    ['APP_SUBMISSION', 'OFFER_SELECTION'],
  ])(
    'is given anew at %s: the credit is checked again with it, and the next question is %s',
    async (state, next) => {
      const borrower = await at(state)
      const { consents, liens } = await borrower.heloc()
      await borrower.step('income-change', income)
      expect(await borrower.status()).not.toHaveProperty('summaryReady')
      await borrower.reach(next)
      const heloc = await borrower.heloc()
      expect(heloc).toMatchObject({ consents, incomeSources: [expect.objectContaining(income)] })
      expect(heloc.liens?.map(({ lender }) => lender)).toEqual(liens?.map(({ lender }) => lender))
      for (const gone of ['term', 'amount', 'rate']) expect(heloc).not.toHaveProperty(gone)
    },
  )

  it('makes other offers, and what was answered since is not asked again', async () => {
    const borrower = await at('APP_SUBMISSION')
    const most = async () =>
      Math.max(...((await borrower.heloc()).offers ?? []).map((each) => each.maxAmount))
    const before = await most()
    await borrower.step('income-change', { ...income, annualIncome: 40_000 })
    await borrower.reach('OFFER_SELECTION')
    expect(await most()).toBeLessThan(before)
    const { offers = [] } = await borrower.heloc()
    await borrower.step('offer', { offerUuid: offers[0]?.uuid, amount: offers[0]?.minAmount })
    await borrower.reach('APP_SUBMISSION')
    await moveBy(borrower, 'submissions/summary')
  })

  it('of the home or the name has the home matched and the liens confirmed again', async () => {
    const borrower = await at('HMDA')
    await borrower.step('home-change', home)
    await borrower.reach('LIEN_VERIFICATION')
    expect(await borrower.heloc()).toMatchObject({ property: home, offers: [] })
    await moveBy(borrower, 'submissions/liens')
    await borrower.reach('OFFER_SELECTION')
    await borrower.step('name-change', { firstName: 'Joan', lastName: 'Dew' })
    await borrower.reach('LIEN_VERIFICATION')
  })

  it('of how the home is used keeps what records and a valuer said of it, however its address is spelled', async () => {
    const borrower = await at('NO_AVM_FOUND', { street1: '3 Unvalued Road' })
    await moveBy(borrower, 'submissions/value-estimate')
    await borrower.reach('BPO_ORDER_REQUEST')
    await moveBy(borrower, 'submissions/valuation-order')
    await borrower.reach('OFFER_SELECTION')
    const { property, liens, valuation, properties } = await borrower.heloc()
    const address = { ...property?.address, street1: '3 UNVALUED Rd.' }
    await borrower.step('home-change', { address, occupancy: 'SECOND_HOME' })
    await borrower.reach('OFFER_SELECTION')
    const after = await borrower.heloc()
    expect(after).toMatchObject({ liens, valuation })
    expect(after.property).toEqual({ ...property, address, occupancy: 'SECOND_HOME' })
    expect(after.properties).toEqual(properties?.map((each) => ({ ...each, address })))
  })

  it('of the home leaves nothing in the loan file that was of the old one', async () => {
    const borrower = await at('NO_AVM_FOUND', { street1: '3 Unvalued Road' })
    await moveBy(borrower, 'submissions/value-estimate')
    await borrower.reach('BPO_ORDER_REQUEST')
    await moveBy(borrower, 'submissions/valuation-order')
    await borrower.reach('OFFER_SELECTION')
    const ofHome = ['valuedBy', 'valuationReference', 'valuationFeeReference']
    const { uuid, loanFile } = await storedOf(borrower)
    expect(Object.keys(loanFile)).toEqual(expect.arrayContaining(ofHome))
    const ownershipClaim = { relation: 'SPOUSE' }
    await database.db
      .update(applications)
      .set({ loanFile: { ...loanFile, ownershipClaim } as typeof loanFile })
      .where(eq(applications.uuid, uuid))
    await borrower.step('home-change', home)
    const left = Object.keys((await storedOf(borrower)).loanFile)
    expect([...ofHome, 'ownershipClaim'].filter((name) => left.includes(name))).toEqual([])
  })

  describe('of the home, and back', () => {
    const back = (there: object | undefined, street1: string) => ({
      address: { ...there, street1 },
      occupancy: 'PRIMARY',
    })

    it('has what a person valued, however its street is spelled by then', async () => {
      const borrower = await at('NO_AVM_FOUND', { street1: '3 Unvalued Road' })
      await moveBy(borrower, 'submissions/value-estimate')
      await borrower.reach('BPO_ORDER_REQUEST')
      await moveBy(borrower, 'submissions/valuation-order')
      await borrower.reach('OFFER_SELECTION')
      const { property: { address, ...found } = {}, valuation, liens } = await borrower.heloc()
      const { valuedBy } = (await storedOf(borrower)).loanFile
      await borrower.step('home-change', home)
      await borrower.reach('LIEN_VERIFICATION')
      await moveBy(borrower, 'submissions/liens')
      await borrower.reach('OFFER_SELECTION')
      expect((await borrower.heloc()).property).not.toMatchObject({ value: found.value })
      expect((await storedOf(borrower)).loanFile.valuedBy).toBeUndefined()
      await borrower.step('home-change', back(address, '3 unvalued rd.'))
      await borrower.reach('LIEN_VERIFICATION')
      await moveBy(borrower, 'submissions/liens')
      await borrower.reach('OFFER_SELECTION')
      const again = await borrower.heloc()
      expect(again).toMatchObject({ valuation, property: { value: found.value, valueSource: 'BROKER' } })
      expect(again.liens).toEqual(liens)
      expect((await storedOf(borrower)).loanFile).toMatchObject({
        valuedBy,
        formerHomes: [{ property: { address: home.address } }],
      })
    })

    it('has the estimate of before, so that another one counts as changed', async () => {
      const borrower = await at('NO_AVM_FOUND', { street1: '3 Unvalued Road' })
      await borrower.step('value-estimate', { estimatedValue: 500_000, condition: 'GOOD' })
      await borrower.reach('BPO_ORDER_REQUEST')
      const { property: { address } = {} } = await borrower.heloc()
      await borrower.step('home-change', home)
      await borrower.reach('LIEN_VERIFICATION')
      await borrower.step('home-change', back(address, '3 Unvalued Road'))
      await borrower.reach('LIEN_VERIFICATION')
      await moveBy(borrower, 'submissions/liens')
      await borrower.reach('NO_AVM_FOUND')
      await borrower.step('value-estimate', { estimatedValue: 700_000, condition: 'GOOD' })
      expect((await storedOf(borrower)).loanFile.changedFigures).toMatchObject([
        { figure: 'HOME_VALUE', from: 500_000, to: 700_000 },
      ])
    })

    it('has what the applicant told of its liens, and nothing of those of the other home', async () => {
      const borrower = await at('LIEN_VERIFICATION')
      const { liens: [first] = [], property: { address } = {} } = await borrower.heloc()
      const { uuid, lender, type, balance = 0 } = first ?? {}
      const added = { lender: 'Uncle Ben', type: 'OTHER', balance: 9_000 }
      const told = { uuid, lender, type, balance: balance - 9_000 }
      await borrower.step('liens', { liens: [told, added], attested: true })
      await borrower.reach('OFFER_SELECTION', 'CLTV_LIEN_POSITION_REQUALIFY')
      await borrower.step('home-change', home)
      await borrower.reach('LIEN_VERIFICATION')
      expect((await borrower.heloc()).liens?.map((lien) => lien.lender)).not.toContain('Uncle Ben')
      await borrower.step('home-change', back(address, String(address?.street1)))
      await borrower.reach('LIEN_VERIFICATION')
      expect((await borrower.heloc()).liens).toMatchObject([{ ...told, recordedBalance: balance }, added])
    })

    it('has what was found, too, where its address is typed anew because the records name another owner', async () => {
      const { records } = sandboxVendors
      let differs = false
      const match: typeof records.match = async (asked, call) =>
        differs ? { outcome: 'OWNER_DIFFERS' } : records.match(asked, call)
      const later = await createTestApp({ vendors: { records: { ...records, match } } })
      const borrower = await at('NO_AVM_FOUND', { street1: '3 Unvalued Road' }, later)
      await moveBy(borrower, 'submissions/value-estimate')
      await borrower.reach('BPO_ORDER_REQUEST')
      await moveBy(borrower, 'submissions/valuation-order')
      await borrower.reach('OFFER_SELECTION')
      const { property: { address } = {}, valuation } = await borrower.heloc()
      differs = true
      await borrower.step('name-change', { firstName: 'Joan', lastName: 'Dew' })
      await borrower.reach('WAITING_FOR_OWNERSHIP')
      differs = false
      await borrower.step('property-address', { address: { ...address, street1: '3 Unvalued Rd' } })
      await borrower.reach('LIEN_VERIFICATION')
      expect(await borrower.heloc()).toMatchObject({ valuation, property: { valueSource: 'BROKER' } })
      await later.close()
    })
  })

  it('of how the home is used leaves the stated value, so that another one counts as changed', async () => {
    const borrower = await at('NO_AVM_FOUND', { street1: '3 Unvalued Road' })
    await borrower.step('value-estimate', { estimatedValue: 500_000, condition: 'GOOD' })
    await borrower.reach('BPO_ORDER_REQUEST')
    const { property } = await borrower.heloc()
    await borrower.step('home-change', { address: property?.address, occupancy: 'INVESTMENT' })
    await borrower.reach('NO_AVM_FOUND', 'BPO_ORDER_REQUEST')
    expect((await borrower.heloc()).property).toMatchObject({ value: 500_000, valueSource: 'STATED' })
  })

  it.each([
    ['income-change', income],
    ['name-change', { firstName: 'Joan', lastName: 'Dew' }],
  ])(
    'keeps liens that the applicant added or corrected where a new inquiry asks for them again: %s',
    async (name, values) => {
      const { credit } = sandboxVendors
      const inquiries = [{ creditor: 'Fresh Bank', date: '2026-02-01' }]
      const pull: typeof credit.pull = async (kind, person, call) => {
        const answer = await credit.pull(kind, person, call)
        return answer.outcome === 'REPORT' && person.attempt > 1 ? { ...answer, inquiries } : answer
      }
      const later = await createTestApp({ vendors: { credit: { ...credit, pull } } })
      const borrower = await at('LIEN_VERIFICATION', {}, later)
      const { liens: found = [] } = await borrower.heloc()
      const [first, ...others] = found.map(({ uuid, lender, type, balance }) => ({
        uuid,
        lender,
        type,
        balance,
      }))
      const added = { lender: 'Uncle Ben', type: 'OTHER', balance: 9_000 }
      await borrower.step('liens', {
        liens: [{ ...first, balance: 1_234 }, ...others, added],
        attested: true,
      })
      await borrower.reach('CLTV_LIEN_POSITION_REQUALIFY')
      const { liens } = await borrower.heloc()
      expect(liens).toMatchObject([{ ...first, balance: 1_234 }, ...others, added])
      await borrower.step(name, values)
      await borrower.reach('LIEN_VERIFICATION')
      expect((await borrower.heloc()).liens).toEqual(liens)
      // Confirmed again, it is still the applicant's own: another change keeps it too.
      const { inquiries: asked = [] } = await borrower.heloc()
      await borrower.step('liens', {
        liens: liens?.map(({ uuid, lender, type, balance }) => ({ uuid, lender, type, balance })),
        attested: true,
        inquiryExplanations: asked.map(({ uuid }) => ({ inquiry: uuid, explanation: 'A new phone.' })),
      })
      await borrower.reach('CLTV_LIEN_POSITION_REQUALIFY')
      await borrower.step('name-change', { firstName: 'Jane', lastName: 'Dew' })
      await borrower.reach('LIEN_VERIFICATION')
      expect((await borrower.heloc()).liens).toMatchObject(liens ?? [])
      await later.close()
    },
  )

  it('of the name has the newest record shown beside what was told, and counts a lien once that was added before it was recorded', async () => {
    const { title } = sandboxVendors
    let searches = 0
    const findLiens: typeof title.findLiens = async (address, call) => {
      const [first, ...others] = await title.findLiens(address, call)
      searches += 1
      if (first === undefined || searches === 1) return first === undefined ? [] : [first, ...others]
      const since = { lender: 'ELM BANK, N.A.', type: 'HELOC', balanceCents: 2_000_000 } as const
      return [{ ...first, balanceCents: first.balanceCents - 100_000 }, ...others, since]
    }
    const later = await createTestApp({ vendors: { title: { ...title, findLiens } } })
    const borrower = await at('LIEN_VERIFICATION', {}, later)
    const { liens: [first] = [] } = await borrower.heloc()
    const { uuid, lender, type, balance: recorded = 0 } = first ?? {}
    const added = { lender: 'Elm Bank', type: 'HELOC', balance: 19_500 }
    const told = { uuid, lender, type, balance: recorded - 9_000 }
    await borrower.step('liens', { liens: [told, added], attested: true })
    await borrower.reach('CLTV_LIEN_POSITION_REQUALIFY', 'OFFER_SELECTION')
    await borrower.step('name-change', { firstName: 'Joan', lastName: 'Dew' })
    await borrower.reach('LIEN_VERIFICATION')
    expect((await borrower.heloc()).liens).toMatchObject([
      { uuid, source: 'RECORD', recordedBalance: recorded - 1_000, balance: recorded - 9_000 },
      { source: 'RECORD', recordedBalance: 20_000, balance: 19_500 },
    ])
    await later.close()
  })

  it('is why the offers are new, until one of them is chosen; the first offers have no cause', async () => {
    const borrower = await at('OFFER_SELECTION')
    expect((await borrower.heloc()).revisionCause).toBeUndefined()
    await borrower.step('income-change', income)
    await borrower.reach('OFFER_SELECTION')
    expect((await borrower.heloc()).revisionCause).toBe('ANSWER')
    await moveBy(borrower, 'submissions/offer')
    await borrower.step('offer-change', {})
    expect((await borrower.heloc()).revisionCause).toBeUndefined()
  })

  it('loses nothing of the way: the fewest minutes that were left stay', async () => {
    const borrower = await at('OFFER_SELECTION')
    await moveBy(borrower, 'submissions/offer')
    const { leastMinutes } = await borrower.status()
    expect(leastMinutes).toBeLessThan(30)
    await borrower.step('offer-change', {})
    expect(await borrower.status()).toMatchObject({ checklistStatus: 'OFFER_SELECTION', leastMinutes })
  })

  it('is no cause where a line is decided on again only because it pays off other loans', async () => {
    const borrower = await at('LIEN_VERIFICATION')
    const { liens = [] } = await borrower.heloc()
    const found = liens.map(({ uuid, lender, type, balance }) => ({ uuid, lender, type, balance }))
    const added = { lender: 'Uncle Ben', type: 'OTHER', balance: 9_000 }
    await borrower.step('liens', { liens: [...found, added], attested: true })
    await borrower.reach('CLTV_LIEN_POSITION_REQUALIFY')
    await moveBy(borrower, 'submissions/payoff')
    await borrower.reach('OFFER_SELECTION')
    expect((await borrower.heloc()).revisionCause).toBeUndefined()
  })

  it('may be what was wrong: a name that the bureau did not know is corrected where it asks', async () => {
    const borrower = await at('CREDIT_NO_MATCH', { lastName: 'Nomatch' })
    await borrower.step('name-change', { firstName: 'Joan', lastName: 'Dew' })
    await borrower.reach('LIEN_VERIFICATION')
  })

  it('keeps the explanations of inquiries that come again after a change of name, or of the home and back', async () => {
    const borrower = await at('LIEN_VERIFICATION', { lastName: 'Inquiry' })
    const { liens = [], inquiries = [], property } = await borrower.heloc()
    const asFound = liens.map(({ uuid, lender, type, balance }) => ({ uuid, lender, type, balance }))
    const inquiryExplanations = inquiries.map(({ uuid }) => ({ inquiry: uuid, explanation: 'A new phone.' }))
    await borrower.step('liens', { liens: asFound, attested: true, inquiryExplanations })
    const explained = async () => {
      await borrower.reach('LIEN_VERIFICATION')
      expect(await borrower.status()).toMatchObject({ inquiryAttestComplete: true })
      const { inquiries: now = [] } = await borrower.heloc()
      expect(now).toEqual(inquiries.map((each) => ({ ...each, explanation: 'A new phone.' })))
    }
    await borrower.reach('OFFER_SELECTION')
    await borrower.step('name-change', { firstName: 'Joanna', lastName: 'Inquiry' })
    await explained()
    await borrower.step('home-change', home)
    await explained()
    const { address, occupancy } = property ?? {}
    await borrower.step('home-change', { address, occupancy })
    await explained()
    const { liens: found = [] } = await borrower.heloc()
    const again = found.map(({ uuid, lender, type, balance }) => ({ uuid, lender, type, balance }))
    await borrower.step('liens', { liens: again, attested: true })
    await borrower.reach('OFFER_SELECTION')
  })

  it('keeps the explanations of inquiries that are still the same', async () => {
    const borrower = await at('LIEN_VERIFICATION', { lastName: 'Inquiry' })
    const { liens = [], inquiries = [] } = await borrower.heloc()
    await borrower.step('liens', {
      liens: liens.map(({ uuid, lender, type, balance }) => ({ uuid, lender, type, balance })),
      attested: true,
      inquiryExplanations: inquiries.map(({ uuid }) => ({ inquiry: uuid, explanation: 'A new phone.' })),
    })
    await borrower.reach('OFFER_SELECTION')
    await borrower.step('income-change', income)
    await borrower.reach('OFFER_SELECTION')
    expect(await borrower.status()).toMatchObject({ inquiryAttestComplete: true, liensComplete: true })
  })

  it('is not the way out of a decision', async () => {
    const borrower = await at('DECLINED', { lastName: 'Decline' })
    expect((await borrower.submit('income-change', income)).json().code).toBe('EVENT_NOT_ADMITTED')
  })
})

describe('the offer', () => {
  it.each(['COLLECT_ADDITIONAL_INFO', 'APP_SUBMISSION'])(
    'is chosen anew from %s: what followed from it is gone, and the road goes on where it was',
    async (state) => {
      const borrower = await at(state)
      const { offers = [], consents } = await borrower.heloc()
      await borrower.step('offer-change', {})
      const reopened = await borrower.heloc()
      expect((await borrower.status()).checklistStatus).toBe('OFFER_SELECTION')
      for (const gone of ['term', 'amount', 'rate', 'rateType', 'originationFeeBps', 'interestOnly'])
        expect(reopened).not.toHaveProperty(gone)
      expect(reopened).toMatchObject({ offers, consents })
      expect(await borrower.status()).not.toHaveProperty('summaryReady')
      await borrower.step('offer', { offerUuid: offers.at(-1)?.uuid, amount: offers.at(-1)?.minAmount })
      await borrower.reach(state)
      expect((await borrower.heloc()).amount).toBe(offers.at(-1)?.minAmount)
    },
  )

  it('supersedes the documents that print it: the log says so and keeps what was shown, and only the new ones can be signed', async () => {
    const borrower = await at('APP_SUBMISSION')
    const old = await borrower.read('APPLICATION_DISCLOSURE', 'SUMMARY_DISCLOSURE')
    await borrower.step('offer-change', {})
    expect(await borrower.read('APPLICATION_DISCLOSURE', 'SUMMARY_DISCLOSURE')).toEqual([])
    const { offers = [] } = await borrower.heloc()
    await borrower.step('offer', { offerUuid: offers[0]?.uuid, amount: offers[0]?.minAmount })
    await borrower.reach('APP_SUBMISSION')
    const made = await borrower.read('APPLICATION_DISCLOSURE', 'SUMMARY_DISCLOSURE')
    expect(made.map(({ uuid }) => uuid)).not.toContain(old[1]?.uuid)
    const log: readonly { kind: string; document?: string }[] = (
      await borrower.get(`${path}/${borrower.application}/evidence`)
    ).json()
    const of = (document: string | undefined) =>
      log.filter((entry) => entry.document === document).map(({ kind }) => kind)
    expect(of(old[1]?.uuid)).toEqual(['DELIVERED', 'SHOWN', 'SUPERSEDED'])
    const kept = await borrower.get(`${path}/${borrower.application}/documents/${old[1]?.uuid}/text`)
    expect([kept.statusCode, kept.json().textHash]).toEqual([200, old[1]?.textHash])
    const signed = await borrower.submit('summary', {
      typedName: 'Jo Doe',
      signConsent: true,
      documents: old,
      hardCreditConsent: true,
      consentTextHash: await borrower.consentHash('hard-credit'),
      ssn: '501-22-3344',
    })
    expect(signed.json().code).toBe('DOCUMENTS_MISSING')
    await moveBy(borrower, 'submissions/summary')
  })

  it('and the contact details are fixed once the application was signed, also for a page that did not see it', async () => {
    const borrower = await at('APP_SUBMISSION')
    const version = String((await borrower.heloc()).version)
    await moveBy(borrower, 'submissions/summary')
    for (const name of ['offer-change', 'contact-change']) {
      const response = await borrower.submit(name, {}, { 'if-match': version })
      expect([response.statusCode, response.json().code]).toEqual([409, 'APPLICATION_BOUND'])
      expect(response.json().errors[0]).toMatch(/because you have signed.*call us at/)
    }
  })

  it('is chosen anew beside the demographic questions, after the contact details once more', async () => {
    const borrower = await at('HMDA')
    await borrower.step('offer-change', {})
    await moveBy(borrower, 'submissions/offer')
    expect((await borrower.status()).checklistStatus).toBe('COLLECT_ADDITIONAL_INFO')
    await moveBy(borrower, 'submissions/contact')
    await borrower.reach('HMDA')
  })

  it('is not reopened where none was chosen', async () => {
    const borrower = await at('OFFER_SELECTION')
    expect((await borrower.submit('offer-change', {})).json().code).toBe('EVENT_NOT_ADMITTED')
  })
})

describe('the contact details', () => {
  it.each([
    ['HMDA', 'HMDA'],
    ['APP_SUBMISSION', 'APP_SUBMISSION'],
  ])('are given anew from %s, and nothing that was answered since is asked again', async (state, back) => {
    const borrower = await at(state)
    await borrower.step('contact-change', {})
    expect((await borrower.status()).checklistStatus).toBe('COLLECT_ADDITIONAL_INFO')
    await moveBy(borrower, 'submissions/contact')
    await borrower.reach(back)
  })

  it('leave the way to the offer open', async () => {
    const borrower = await at('APP_SUBMISSION')
    await borrower.step('contact-change', {})
    await borrower.step('offer-change', {})
    await moveBy(borrower, 'submissions/offer')
    await borrower.reach('APP_SUBMISSION')
  })
})

describe('a soft pull', () => {
  it('is asked for with the answers that were given last', async () => {
    const borrower = await at(start)
    await borrower.step('name-change', { firstName: 'Ann', lastName: 'Crediterror' })
    await moveBy(borrower, 'submissions/profile')
    await borrower.reach('CREDIT_ERROR')
  })
})
