import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountData, SavedDrafts } from '#generated/api'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { movesAt, walk } from '../../tests/support/http/road.ts'
import {
  consentToRecords,
  invite,
  invitedSigner,
  showPassport,
  signCounterpart,
} from '../../tests/support/http/signer.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { drafts, outbox } from '../database/schema.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { reseal } from '../keys/reseal.ts'
import { runPurges } from '../retention/run-purges.ts'
import { createKey, createRing } from '../secrets/key-ring.ts'
import { keyIdOf } from '../secrets/seal.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const root = '/service-drafts/api/v1'
const dayMs = 86_400_000
const begin = new Date('2026-03-02T15:00:00.000Z')
const { draftDays = 0 } = shippedTenants().fallback.journey.source.limits.limits.retention ?? {}
const { most = 0, mostLength = 0 } = shippedTenants().fallback.journey.source.limits.limits.drafts ?? {}

const secrets = createSecrets()
let app: FastifyInstance
let database: OpenDatabase
let now = begin
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, secrets, clock: { now: () => now, sleep: async () => {} } })
})
afterAll(() => app.close())
beforeEach(() => {
  now = begin
})

async function begun(answers: object = {}): Promise<Borrower> {
  const person = new Borrower(app)
  await person.register(registration(answers))
  return person
}

async function applicant(state = 'OFFER_SELECTION', answers: object = {}): Promise<Borrower> {
  const person = await begun(answers)
  await walk(person, state)
  return person
}

const own = ({ application }: Borrower) => `${root}/applications/${application}/drafts`
const put = (person: Borrower, url: string, ...typed: readonly object[]) =>
  person.call({ method: 'PUT', url, payload: { drafts: typed } })
const save = (person: Borrower, ...typed: readonly object[]) => put(person, own(person), ...typed)
const savedOf = async (person: Borrower, url = own(person)): Promise<SavedDrafts['drafts']> =>
  (await person.get(url)).json().drafts
const mailing = { name: 'start/contact:mailing', values: { same: false } }
const contact = { name: 'start/contact', values: { email: 'half@', phoneNumber: '20755' } }
const rowsOf = ({ application }: Borrower) =>
  database.db.select().from(drafts).where(eq(drafts.application, application))
const lettersOf = async ({ application }: Borrower): Promise<readonly string[]> =>
  (await database.db.select().from(outbox).where(eq(outbox.application, application))).flatMap(
    ({ template, parts }) => (template === 'savedForLater' ? [parts.link?.url ?? 'no link'] : []),
  )

describe('what somebody typed and saves for later', () => {
  it('is given back on another device, half typed as it is, with its age', async () => {
    const person = await applicant()
    const answer = await save(person, contact, mailing)
    const version = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(answer.json()).toEqual({
      kept: ['start/contact', 'start/contact:mailing'],
      versions: [
        { name: 'start/contact', version },
        { name: 'start/contact:mailing', version },
      ],
      keptUntil: new Date(begin.getTime() + draftDays * dayMs).toISOString(),
      isMailed: true,
    })
    now = new Date(begin.getTime() + 60_000)
    expect(await savedOf(person)).toEqual([
      { ...contact, version, ageMs: 60_000 },
      { ...mailing, version, ageMs: 60_000 },
    ])
  })

  it('takes the place of what was saved before, and leaves other pages alone', async () => {
    const person = await applicant()
    const { versions } = (await save(person, contact, mailing)).json()
    await save(person, { ...contact, ...versions[0], values: { email: 'whole@example.com' } })
    expect((await savedOf(person)).map(({ values }) => values)).toEqual([
      { email: 'whole@example.com' },
      mailing.values,
    ])
  })

  it('takes the place of nothing that was saved elsewhere since, until its owner decides so', async () => {
    const person = await begun()
    const older = { ...contact, values: { email: 'older@example.com' } }
    const newer = { ...contact, values: { email: 'newer@example.com' } }
    const [first] = (await save(person, contact)).json().versions
    expect((await save(person, { ...newer, ...first })).statusCode).toBe(200)
    for (const stale of [older, { ...older, ...first }]) {
      const refused = await save(person, stale)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'DRAFT_NEWER'])
    }
    const [kept] = await savedOf(person)
    expect(kept?.values).toEqual(newer.values)
    expect((await save(person, { ...older, version: kept?.version })).statusCode).toBe(200)
    expect((await savedOf(person))[0]?.values).toEqual(older.values)
  })

  it('is refused, and stored in no part, where a draft is named twice', async () => {
    const person = await begun()
    const answer = await save(person, contact, { ...contact, values: { email: 'other@example.com' } })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_REQUEST'])
    expect(await rowsOf(person)).toEqual([])
  })

  it('lies sealed in the database', async () => {
    const person = await applicant()
    await save(person, contact)
    expect(JSON.stringify(await rowsOf(person))).not.toContain('20755')
  })

  it('is sealed anew when the key changes', async () => {
    const person = await begun()
    await save(person, contact)
    const { dataKey } = secrets
    const next = createRing(createKey(), dataKey.all)
    await reseal(database.db, next)
    const [row] = await rowsOf(person)
    expect(keyIdOf(row?.sealed ?? '')).toBe(next.current.id)
    await reseal(database.db, createRing(dataKey.current, next.all))
    expect(await savedOf(person)).toMatchObject([contact])
  })

  it('is its owner’s alone', async () => {
    const [person, other] = [await begun(), await begun()]
    await save(person, contact)
    expect((await other.get(own(person))).statusCode).toBe(404)
    expect((await put(other, own(person), contact)).statusCode).toBe(404)
    expect(await savedOf(other)).toEqual([])
  })

  it.each([
    ['secrets', { name: 'start/app-summary', values: { ssn: '123456789' } }],
    ['codes', { name: 'start/contact', values: { esignCode: '12345' } }],
    ['account numbers', { name: 'bank/disburse', values: { accountNumber: '12345' } }],
    ['consents', { name: 'start/app-summary', values: { hardCreditConsent: true } }],
    ['fields that the form does not have', { name: 'start/contact', values: { invented: 'x' } }],
    ['values that the page does not keep', { name: 'start/contact:mailing', values: { email: 1, ssn: '1' } }],
    ['more than a page can need', { name: 'start/contact', values: { email: 'x'.repeat(mostLength) } }],
  ])('is refused whole where it holds %s, and repeats none of it', async (_, draft) => {
    const person = await begun()
    const answer = await save(person, contact, draft)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).not.toMatch(/123456789|12345|xxxx/)
    expect(await rowsOf(person)).toEqual([])
    expect(await lettersOf(person)).toEqual([])
  })

  it('is not kept of a form that no step submits, and the answer says so', async () => {
    const person = await begun()
    const answer = await save(person, { name: 'chat/start', values: { friendlyName: 'Jo' } }, contact)
    expect(answer.json().kept).toEqual(['start/contact'])
  })

  it.each(['__proto__', 'constructor', 'start/nowhere'])(
    'is refused of what is no form: %s',
    async (name) => {
      const person = await begun()
      const answer = await save(person, contact, { name, values: { friendlyName: 'Jo' } })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toContain(`${name}: is no form`)
      expect(await rowsOf(person)).toEqual([])
      expect(await lettersOf(person)).toEqual([])
    },
  )

  it('is kept of every page of an application that asks something, though no step of its own sends it', async () => {
    const { pages } = shippedTenants().fallback.journey.source.pages
    const asked = [...shippedTenants().fallback.forms].filter(
      ([id, { fields }]) => pages[id]?.area === 'application' && Object.keys(fields).length > 0,
    )
    expect(asked.map(([id]) => id)).toEqual(
      expect.arrayContaining(['signing/additional', 'conditions/phone-number']),
    )
    const person = await begun()
    for (const [name] of asked) expect((await save(person, { name, values: {} })).json().kept).toEqual([name])
  })

  it('is kept of the address of a co-owner, until they are invited', async () => {
    const person = await applicant('CO_DEED_REQ', { street1: '11 Joint Deed Drive' })
    const typed = {
      name: 'signing/additional:a0000000-0000-4000-8000-000000000001',
      values: { email: 'half@' },
    }
    expect((await save(person, typed)).json().kept).toEqual([typed.name])
    expect(await savedOf(person)).toMatchObject([typed])
    await invite(person)
    expect(await savedOf(person)).toEqual([])
  })

  it('is bounded: the newest stay', async () => {
    const person = await begun()
    for (const [minute, count] of [most, 1].entries()) {
      now = new Date(begin.getTime() + minute * 60_000)
      const typed = Array.from({ length: count }, (_, index) => ({
        ...{ name: `liens:list:${minute}${index}`, values: { found: [] } },
      }))
      await save(person, ...typed)
    }
    const names = (await savedOf(person)).map(({ name }) => name)
    expect(names).toHaveLength(most)
    expect(names).toContain('liens:list:10')
  })

  it('goes with the submission of its form, and that of other forms stays', async () => {
    const person = await applicant('OFFER_SELECTION')
    await save(person, { name: 'product/select:choice', values: { text: '50,000' } }, contact)
    await movesAt(person, 'OFFER_SELECTION')
    expect((await savedOf(person)).map(({ name }) => name)).toEqual(['start/contact'])
  })

  it('goes when the application ends, after which nothing is taken', async () => {
    const person = await applicant()
    await save(person, contact)
    await person.step('withdrawal', { withdrawConsent: true })
    expect(await rowsOf(person)).toEqual([])
    expect((await save(person, contact)).statusCode).toBe(409)
  })

  it('goes after its days', async () => {
    // With those of the other tests, more than usual would be due, which waits for a person.
    await database.db.delete(drafts)
    const person = await begun()
    await save(person, contact)
    const services = { database, clock: { now: () => now, sleep: async () => {} }, tenants: shippedTenants() }
    const purgeAfter = async (days: number) => {
      now = new Date(begin.getTime() + days * dayMs)
      await runPurges({ ...services, log: app.log })
    }
    await purgeAfter(draftDays - 1)
    expect(await rowsOf(person)).toHaveLength(1)
    await purgeAfter(draftDays)
    expect(await rowsOf(person)).toEqual([])
  })

  it('is in the copy of their data', async () => {
    const person = await begun()
    await save(person, contact)
    const currentPassword = registration()['login-info'].password
    const copy: AccountData = (await person.post('/identity/secure/api/v1/data', { currentPassword })).json()
    expect(copy.drafts).toEqual([
      { application: person.application, ...contact, savedAt: begin.toISOString() },
    ])
  })
})

describe('the letter after saving', () => {
  it('leads back to the application, and is one, however often one saves on a day', async () => {
    const person = await begun()
    await Promise.all([save(person, contact), save(person, contact)])
    const again = await save(person)
    expect(again.json()).toMatchObject({ kept: [], isMailed: true })
    expect(await lettersOf(person)).toEqual([expect.stringContaining(`/account/heloc/${person.application}`)])
  })
})

describe('a co-owner who signs along', () => {
  it('saves for later what is theirs, and goes on by their own way in', async () => {
    const person = await applicant('CO_DEED_REQ', { street1: '11 Joint Deed Drive' })
    const email = await invite(person)
    const signer = await invitedSigner(app, email)
    const url = `${root}/co-deed/drafts`
    const typed = { name: 'heloc-signer/sign', values: { typedName: 'Al' } }
    expect((await put(signer, url, typed)).json()).toMatchObject({
      kept: ['heloc-signer/sign'],
      isMailed: true,
    })
    expect(await savedOf(signer, url)).toMatchObject([typed])
    expect(await savedOf(person)).toEqual([])
    const [letter] = await lettersOf(person)
    expect(letter).toContain('/heloc-signer/login')
    expect((await put(person, url, typed)).statusCode).toBe(404)
    await consentToRecords(signer)
    await showPassport(signer)
    expect(await savedOf(signer, url)).toHaveLength(1)
    await signCounterpart(signer)
    expect(await savedOf(signer, url)).toEqual([])
  })
})
