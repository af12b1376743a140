import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { invitedBorrower } from '../../tests/support/http/invited-borrower.ts'
import { type RegistrationAnswers, registration } from '../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { applications, evidence, identities } from '../database/schema.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

const path = '/service-application/api/v1/application/heloc'

/** Returns the answers of a known applicant, about another home unless they say otherwise. */
function answers({ street1 = '7 Birch Lane', ...rest }: RegistrationAnswers = {}) {
  const {
    name: _,
    birthdate,
    'contact-info': __,
    'login-info': ___,
    membership,
    ...home
  } = registration({
    ...rest,
    street1,
  })
  return { ...home, ...(rest.orgCode === 'harborcu' && { membership }), ...(rest.dob && { birthdate }) }
}

async function known(first: RegistrationAnswers = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(first))
  return borrower
}

const ownerOf = async (application: string) => {
  const [row] = await database.db.select().from(applications).where(eq(applications.uuid, application))
  return row?.owner ?? ''
}

describe('another application of somebody known', () => {
  it('begins with the answers about the home alone, beside the first one, and both are listed', async () => {
    const borrower = await known()
    const begun = await borrower.post(path, answers())
    expect(begun.statusCode).toBe(200)
    const { applicationUuid } = begun.json()
    const all: readonly { uuid: string }[] = (await borrower.get(`${path}/all`)).json()
    expect(all.map(({ uuid }) => uuid)).toEqual([applicationUuid, borrower.application])
    borrower.application = applicationUuid
    expect((await borrower.status()).checklistStatus).toBe('GEN_PRE_SOFT_CREDIT_DISCLOSURE')
    expect((await borrower.heloc()).property?.address?.street1).toBe('7 Birch Lane')
    expect((await borrower.profile()).name?.lastName).toBe('Doe')
  })

  it('is begun once however often it is sent with its key', async () => {
    const borrower = await known()
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await borrower.post(path, answers(), key),
      await borrower.post(path, answers(), key),
    ]
    expect([second.statusCode, second.json()]).toEqual([200, first.json()])
    expect((await borrower.get(`${path}/all`)).json()).toHaveLength(2)
  })

  it('of two at once for one home is one', async () => {
    const borrower = await known()
    const sent = await Promise.all([borrower.post(path, answers()), borrower.post(path, answers())])
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is refused for a home of which one is open, however it is typed, and taken once that has ended', async () => {
    const borrower = await known()
    const again = () => borrower.post(path, answers({ street1: ' 45 dogwood  CT.' }))
    const refused = await again()
    const { loanNumber } = await borrower.heloc()
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'HOME_TAKEN',
        errors: [
          `You have an open application for this home, number ${loanNumber}. Continue it from your dashboard, or withdraw it there first.`,
        ],
      },
    ])
    await borrower.step('withdrawal', { withdrawConsent: true })
    expect((await again()).statusCode).toBe(200)
  })

  it('is answered for at the question for its address: which open application it is for, or none', async () => {
    const borrower = await known()
    const ask = async (street1: string) => {
      const address = { street1, city: 'Portland', state: 'ME', zip: '04101' }
      return (await borrower.post(`${path}/home`, { orgCode: 'hearthline', address })).json()
    }
    expect(await ask('45 dogwood ct')).toEqual({ applicationUuid: borrower.application })
    expect(await ask('46 dogwood ct')).toEqual({})
    await borrower.step('withdrawal', { withdrawConsent: true })
    expect(await ask('45 dogwood ct')).toEqual({})
  })

  it('is refused without a session, and with one of another lender', async () => {
    expect((await new Borrower(app).post(path, answers())).statusCode).toBe(401)
    const elsewhere = await (await known()).post(path, answers({ orgCode: 'harborcu' }))
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'OTHER_LENDER'])
  })

  it('is refused to a borrower of a wholesale lender in the words of registration', async () => {
    const orgCode = 'SUMMIT_WHOLESALE'
    const refused = await (await invitedBorrower(app, orgCode)).post(path, answers({ orgCode }))
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        code: 'SELF_REGISTRATION',
        errors: ['Summit Ridge Wholesale Mortgage, Inc. works by invitation. Ask your broker for one.'],
      },
    ])
  })

  it('is admitted by the state of its own property: the licence, and the age that the law asks for there', async () => {
    const borrower = await known({ dob: `${new Date().getUTCFullYear() - 19}-01-01` })
    const to = async (state: string) => (await borrower.post(path, answers({ state }))).json()
    expect((await to('HI')).code).toBe('STATE_NOT_LICENSED')
    expect(await to('MS')).toEqual({
      code: 'TOO_YOUNG',
      errors: ['You must be at least 21 years old to apply.'],
    })
    expect((await to('AL')).applicationUuid).toBeDefined()
  })

  it('is refused while its home is listed for sale', async () => {
    const refused = await (await known()).post(path, {
      ...answers(),
      'sale-status': { saleStatus: 'LISTED_FOR_SALE' },
    })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'HOME_FOR_SALE'])
  })

  it('takes no answer that is known already, and misses none that is not', async () => {
    const borrower = await known()
    const forged = await borrower.post(path, { ...answers(), name: { firstName: 'X', lastName: 'Other' } })
    expect(forged.statusCode).toBe(200)
    expect((await borrower.profile()).name?.lastName).toBe('Doe')
    const owner = await ownerOf(borrower.application)
    const { dob: _, ...profile } = await borrower.profile()
    // As with a co-owner, of whom only name and address are known.
    await database.db
      .update(identities)
      .set({ userType: 'CO_DEEDER', profile: { ...profile, phoneNumbers: [] } })
      .where(eq(identities.uuid, owner))
    const home = answers({ street1: '9 Cedar Row' })
    expect((await borrower.post(path, home)).statusCode).toBe(422)
    const contact = { email: 'other@example.com', phoneNumber: '(207) 555-0142' }
    const whole = { ...home, birthdate: { dob: '1981-05-06' }, 'contact-info': contact }
    expect((await borrower.post(path, whole)).statusCode).toBe(200)
    expect(await borrower.profile()).toMatchObject({
      dob: '1981-05-06',
      email: profile.email,
      phoneNumbers: [{ number: '+12075550142' }],
    })
  })
})

describe('the terms of another application', () => {
  const agreementsOf = (application: string) =>
    database.db
      .select()
      .from(evidence)
      .where(and(eq(evidence.application, application), eq(evidence.subject, 'terms')))

  it('are those agreed to before, with the time of that, while their words stand', async () => {
    const borrower = await known()
    const { applicationUuid } = (await borrower.post(path, answers())).json()
    const [[before], [carried]] = [
      await agreementsOf(borrower.application),
      await agreementsOf(applicationUuid),
    ]
    expect(carried).toMatchObject({
      textHash: before?.textHash,
      version: before?.version,
      at: before?.at,
      detail: { carriedFrom: borrower.application },
    })
  })

  it('are asked for anew where the words have changed', async () => {
    const borrower = await known()
    const [last] = await agreementsOf(borrower.application)
    if (last === undefined) throw new Error('Nothing was agreed to.')
    const { id: _, ...row } = last
    // As if the applicant had last agreed to other words.
    await database.db.insert(evidence).values({ ...row, at: new Date(), textHash: 'f'.repeat(64) })
    expect((await borrower.post(path, answers())).json().code).toBe('TERMS_REQUIRED')
    const agreed = { termsAccepted: true, consentTextHash: await borrower.consentHash('terms') }
    const begun = await borrower.post(path, { ...answers(), ...agreed })
    expect(begun.statusCode).toBe(200)
    expect(await agreementsOf(begun.json().applicationUuid)).toMatchObject([
      { textHash: agreed.consentTextHash, detail: {} },
    ])
  })
})

describe('what an earlier application knew', () => {
  it('goes along where its number is kept; without it the number is asked for again', async () => {
    const borrower = await known()
    const owner = await ownerOf(borrower.application)
    const profile = { ...(await borrower.profile()), hasSsn: true }
    await database.db.update(identities).set({ profile }).where(eq(identities.uuid, owner))
    const without = await borrower.post(path, answers())
    expect(without.statusCode).toBe(200)
    expect((await borrower.profile()).hasSsn).toBe(false)
    const ssn = { sealed: 'sealed', lastFour: '6789' }
    const loanFile = { esignCode: '1234', ssn }
    await database.db
      .update(applications)
      .set({ loanFile })
      .where(eq(applications.uuid, borrower.application))
    const second = await borrower.post(path, answers({ street1: '9 Cedar Row' }))
    const [row] = await database.db
      .select()
      .from(applications)
      .where(eq(applications.uuid, second.json().applicationUuid))
    expect(row?.loanFile.ssn).toEqual(ssn)
    expect((await borrower.profile()).hasSsn).toBe(true)
  })
})
