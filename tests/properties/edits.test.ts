// @module-tag slow
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findApplication } from '../../server/applications/application-store.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { createTestApp } from '../support/backend/create-test-app.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { Borrower } from '../support/http/borrower.ts'
import { nextAddress, registration } from '../support/http/registration.ts'
import { moveBy } from '../support/http/road.ts'

// Each run walks two applications, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

interface Choice {
  readonly offer: number
  readonly amount: number
}

interface Contact {
  readonly phoneNumber: string
  readonly street1: string
}

const zip = { city: 'Portland', state: 'ME', zip: '04101' }
const details = {
  name: fc.record(
    {
      firstName: fc.constantFrom('Ana', 'Jo', 'Zoë'),
      lastName: fc.constantFrom('Reyes', 'Doe'),
      middleName: fc.constantFrom('P', 'Q'),
    },
    { requiredKeys: ['firstName', 'lastName'] },
  ),
  birthdate: fc.record({ dob: fc.constantFrom('1970-02-03', '1980-02-03', '1991-12-31') }),
  home: fc.record({
    address: fc.constantFrom('45 Dogwood Court', '7 Birch Lane').map((street1) => ({ street1, ...zip })),
    occupancy: fc.constantFrom('PRIMARY', 'SECOND_HOME'),
  }),
  income: fc.record({
    employmentType: fc.constantFrom('FULL_TIME', 'SELF_EMPLOYED'),
    annualIncome: fc.constantFrom(125_000, 180_000),
  }),
}
const choice: fc.Arbitrary<Choice> = fc.record({ offer: fc.nat(2), amount: fc.integer({ min: 20, max: 60 }) })
const contact: fc.Arbitrary<Contact> = fc.record({
  phoneNumber: fc.constantFrom('(207) 555-0100', '(207) 555-0199'),
  street1: fc.constantFrom('45 Dogwood Court', '9 Elm Street'),
})

/** Changed answer of registration. */
const detail = fc.oneof(
  details.name.map((values) => ({ submission: 'name-change', key: 'name', values })),
  details.birthdate.map((values) => ({ submission: 'birthdate-change', key: 'birthdate', values })),
  details.home.map((values) => ({ submission: 'home-change', key: 'property-info', values })),
  details.income.map((values) => ({ submission: 'income-change', key: 'income-info', values })),
)
type Detail = typeof detail extends fc.Arbitrary<infer Value> ? Value : never

const edits: fc.Arbitrary<Edits> = fc.record({
  details: fc.array(detail, { maxLength: 5 }),
  chosen: choice,
  written: contact,
  offers: fc.array(choice, { maxLength: 2 }),
  contacts: fc.array(contact, { maxLength: 2 }),
  later: fc.array(fc.oneof(choice, contact, detail), { maxLength: 3 }),
})

async function begin(answers: object = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register({ ...registration({ email: nextAddress() }), ...answers })
  return borrower
}

async function comeToOffers(borrower: Borrower): Promise<void> {
  await moveBy(borrower, 'submissions/profile')
  await borrower.reach('LIEN_VERIFICATION')
  await moveBy(borrower, 'submissions/liens')
  await borrower.reach('OFFER_SELECTION')
}

async function choose(borrower: Borrower, { offer, amount }: Choice): Promise<void> {
  const { offers = [] } = await borrower.heloc()
  await borrower.step('offer', { offerUuid: offers[offer % offers.length]?.uuid, amount: amount * 1000 })
}

async function write(borrower: Borrower, { phoneNumber, street1 }: Contact): Promise<void> {
  const path = `/service-application/api/v1/application/heloc/${borrower.application}/documents/esign-test/text`
  const esignCode = /\d{4}/.exec((await borrower.get(path)).json().sections[0].paragraphs[0])?.[0]
  await borrower.step('contact', {
    email: (await borrower.profile()).email,
    phoneNumber,
    mailingAddress: { street1, ...zip },
    esignConsent: true,
    esignCode,
    consentTextHash: await borrower.consentHash('esign'),
  })
}

async function chooseAnew(borrower: Borrower, chosen: Choice): Promise<void> {
  await borrower.step('offer-change', {})
  await choose(borrower, chosen)
}

/** Gives an answer of registration anew after the soft pull, and then what is asked for again. */
async function answerAnew(borrower: Borrower, { submission, values }: Detail, chosen: Choice): Promise<void> {
  await borrower.step(submission, values)
  const { checklistStatus } = await borrower.reach('LIEN_VERIFICATION', 'OFFER_SELECTION')
  if (checklistStatus === 'LIEN_VERIFICATION') {
    await moveBy(borrower, 'submissions/liens')
    await borrower.reach('OFFER_SELECTION')
  }
  await choose(borrower, chosen)
}

async function writeAnew(borrower: Borrower, written: Contact): Promise<void> {
  await borrower.step('contact-change', {})
  await write(borrower, written)
}

/** Stored data of an application, without random values, times, and evidence of what was shown. */
async function kept({ application }: Borrower): Promise<unknown> {
  const found = await findApplication(database.db, application)
  const { state, profile, heloc, status, loanFile } = found ?? {}
  const documents = heloc?.documents?.map(({ type }) => type).sort()
  return without({ state, profile, heloc: { ...heloc, documents }, status, loanFile })
}

// Random values and times, and the record of how often the credit was checked and what stood there before.
const drawn =
  /^(uuid|.*Uuid|email|loanNumber|esignCode|.*At|.*Date|creditPulls|changedFigures|formerHomes|inquiryExplanations|cleared)$/

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      drawn.test(key) || each === undefined ? [] : [[key, without(each)]],
    ),
  )
}

interface Answers {
  readonly details: readonly Detail[]
  readonly chosen: Choice
  readonly written: Contact
}

/** Answers each question once, up to the summary. */
async function apply({ details: given, chosen, written }: Answers): Promise<Borrower> {
  const borrower = await begin(Object.fromEntries(given.map(({ key, values }) => [key, values])))
  await comeToOffers(borrower)
  await choose(borrower, chosen)
  await write(borrower, written)
  await moveBy(borrower, 'submissions/demographics')
  await borrower.reach('APP_SUBMISSION')
  return borrower
}

interface Edits extends Answers {
  /** Later changes: `offers` at the contact details, `contacts` at the demographic questions, `later` at the summary. */
  readonly offers: readonly Choice[]
  readonly contacts: readonly Contact[]
  readonly later: readonly (Choice | Contact | Detail)[]
}

/** Answers each question repeatedly, up to the summary. */
async function edit({ details: given, chosen, written, offers, contacts, later }: Edits): Promise<Borrower> {
  const borrower = await begin()
  for (const { submission, values } of given) await borrower.step(submission, values)
  await comeToOffers(borrower)
  await choose(borrower, chosen)
  for (const offer of offers) await chooseAnew(borrower, offer)
  await write(borrower, written)
  for (const contact of contacts) await writeAnew(borrower, contact)
  await moveBy(borrower, 'submissions/demographics')
  await borrower.reach('APP_SUBMISSION')
  for (const answer of later) {
    if ('submission' in answer) await answerAnew(borrower, answer, chosen)
    else if ('amount' in answer) await chooseAnew(borrower, answer)
    else await writeAnew(borrower, answer)
    await borrower.reach('APP_SUBMISSION')
  }
  return borrower
}

/** Final answers after all changes. */
function lastOf({ details: given, chosen, written, offers, contacts, later }: Edits): Answers {
  const choices = [
    chosen,
    ...offers,
    // Whoever answers anew chooses the first offer again.
    ...later.flatMap((answer) => ('submission' in answer ? [chosen] : 'amount' in answer ? [answer] : [])),
  ]
  const addresses = [written, ...contacts, ...later.filter((answer) => 'street1' in answer)]
  const answers = [...given, ...later.filter((answer) => 'submission' in answer)]
  return { details: answers, chosen: choices.at(-1) ?? chosen, written: addresses.at(-1) ?? written }
}

describe('an application after any edits', () => {
  it('is that of somebody who had answered so from the beginning', async () => {
    await fc.assert(
      fc.asyncProperty(edits, async (made) => {
        const [edited, straight] = [await edit(made), await apply(lastOf(made))]
        expect(await kept(edited)).toEqual(await kept(straight))
      }),
      { numRuns: 10 },
    )
  })
})
