import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DeskApplication, DeskItem } from '#generated/api'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Browser } from '../../../tests/support/http/browser.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import { staffMember } from '../../../tests/support/http/staff.ts'
import { lettersOf, notifications } from '../../../tests/support/http/told.ts'
import { createSecrets } from '../../keys/load-secrets.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const desk = '/service-staff/secure/api/v1/desk'
const secrets = createSecrets()

let app: FastifyInstance
let reviewer: Browser
/** Reviewer of another lender. */
let stranger: Browser
beforeAll(async () => {
  app = await createTestApp({ secrets, sandbox: { desks: 'people' } })
  reviewer = await works('REVIEWER', 'hearthline')
  stranger = await works('REVIEWER', 'harborcu')
})
afterAll(() => app.close())

const works = (role: 'REVIEWER' | 'LOAN_OFFICER', tenant: string) =>
  staffMember(app, secrets.operatorKey, { roles: [role], tenants: [tenant] })

async function applicant(lastName = 'Doe'): Promise<Browser> {
  const borrower = new Browser(app)
  await borrower.register(registration({ lastName }))
  return borrower
}

/** Creates an applicant whose late mortgage needs a decision at the desk; outside of this test the sandbox would decide. */
async function pastDue(lastName: 'Delinquent' | 'Pastdue'): Promise<Browser> {
  const borrower = await applicant(lastName)
  await walk(borrower, 'DELINQUENCY_REVIEW')
  return borrower
}

const waiting = async (who = reviewer): Promise<readonly DeskItem[]> => (await who.get(desk)).json()
const shown = async ({ application }: Browser, who = reviewer): Promise<DeskApplication> =>
  (await who.get(`${desk}/${application}`)).json()
const decide = async (borrower: Browser, decision: string, who = reviewer) =>
  who.post(`${desk}/${borrower.application}/decision`, {
    decision,
    version: (await shown(borrower)).version,
  })

describe('an application that waits for a person', () => {
  it('waits for a person alone where people keep the desk, and goes on as one decides', async () => {
    const borrower = await pastDue('Pastdue')
    const uuid = borrower.application
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ applicationUuid: uuid, subject: 'delinquency', borrower: 'Jo Pastdue' }),
    )
    expect((await decide(borrower, 'CLEARED')).statusCode).toBe(200)
    await borrower.reach('OFFER_SELECTION')
    expect((await waiting()).map(({ applicationUuid }) => applicationUuid)).not.toContain(uuid)
    const events = (await borrower.get(`/sandbox/applications/${uuid}/events`)).json()
    const figure = '/identity-broker/agent/secure/api/v3/self/figureinfo'
    const { identityUuid } = (await reviewer.get(figure)).json()
    expect(events).toContainEqual(expect.objectContaining({ from: 'DELINQUENCY_REVIEW', who: identityUuid }))
  })

  it('is listed once where the list is read in parts, the longest waiting first', async () => {
    const waits = async () => (await pastDue('Delinquent')).application
    const uuids = [await waits(), await waits(), await waits()]
    const parts = async (query: string): Promise<readonly DeskItem[]> => {
      const part: readonly DeskItem[] = (await reviewer.get(`${desk}?limit=1${query}`)).json()
      const last = part.at(-1)
      if (last === undefined) return []
      return [...part, ...(await parts(`&since=${last.since}&after=${last.applicationUuid}`))]
    }
    const listed = await parts('')
    expect(listed).toEqual(await waiting())
    expect(listed.map(({ applicationUuid }) => applicationUuid)).toEqual(expect.arrayContaining(uuids))
    expect(listed.map(({ since }) => since)).toEqual(listed.map(({ since }) => since).toSorted())
  })

  it('shows the changes of the income from the third on, with what was said before', async () => {
    const borrower = await applicant()
    const change = (annualIncome: number) =>
      borrower.step('income-change', { employmentType: 'FULL_TIME', annualIncome })
    await change(90_000)
    await change(95_000)
    expect((await shown(borrower)).changedFigures).toEqual([])
    await walk(borrower, 'OFFER_SELECTION')
    await change(99_000)
    expect((await shown(borrower)).changedFigures).toMatchObject([
      { figure: 'INCOME', from: 125_000, to: 90_000 },
      { from: 90_000, to: 95_000 },
      { from: 95_000, to: 99_000 },
    ])
  })

  it('is shown with the title of the page at which its borrower is', async () => {
    const borrower = await applicant()
    expect((await shown(borrower)).title).toBe('Check your details')
  })

  it('is told apart by how it ended', async () => {
    const borrower = await applicant()
    expect((await shown(borrower)).end).toBeUndefined()
    await borrower.step('withdrawal', { withdrawConsent: true })
    expect((await shown(borrower)).end).toBe('WITHDRAWN')
  })

  it('is declined where the reviewer refuses, whatever the sandbox would say', async () => {
    const borrower = await pastDue('Delinquent')
    expect((await decide(borrower, 'REFUSED')).statusCode).toBe(200)
    await borrower.reach('DECLINED')
  })

  it('is decided once, and not by somebody who has seen an earlier one', async () => {
    const borrower = await pastDue('Delinquent')
    const { version } = await shown(borrower)
    const url = `${desk}/${borrower.application}/decision`
    const stale = await reviewer.post(url, { decision: 'CLEARED', version: version - 1 })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'DESK_MOVED'])
    const both = await Promise.all([
      reviewer.post(url, { decision: 'CLEARED', version }),
      reviewer.post(url, { decision: 'REFUSED', version }),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await borrower.reach('OFFER_SELECTION', 'DECLINED')
    expect((await decide(borrower, 'CLEARED')).json().code).toBe('NOTHING_TO_REVIEW')
  })

  it('is nobody’s at another lender, and no loan officer’s', async () => {
    const borrower = await pastDue('Delinquent')
    const officer = await works('LOAN_OFFICER', 'hearthline')
    const url = `${desk}/${borrower.application}`
    expect(await waiting(stranger)).toEqual([])
    for (const [who, status] of [
      [stranger, 404],
      [officer, 403],
    ] as const) {
      const tried = [
        await who.get(url),
        await who.post(`${url}/decision`, { decision: 'CLEARED', version: 1 }),
        await who.post(`${url}/conditions`, { category: 'GENERIC_DOCUMENT_REQUEST' }),
      ]
      expect(tried.map(({ statusCode }) => statusCode)).toEqual([status, status, status])
    }
    expect((await stranger.get(url)).json().errors).toEqual(['Your lenders have no such application.'])
    expect((await officer.get(desk)).statusCode).toBe(403)
  })
})

describe('a condition', () => {
  const list = ({ application }: Browser) =>
    `/service-conditions/external/api/v1/applications/${application}/conditions`

  async function raised(borrower: Browser): Promise<string> {
    const asked = await reviewer.post(`${desk}/${borrower.application}/conditions`, {
      category: 'GENERIC_DOCUMENT_REQUEST',
      commentsToBorrower: 'The deed of 1998, please.',
    })
    expect(asked.statusCode).toBe(200)
    return asked.json().conditions.at(-1).uuid
  }

  async function answered(borrower: Browser, condition: string, name: string): Promise<void> {
    const document = await borrower.uploaded('SUPPORT', name)
    const url = `${list(borrower)}/${condition}/answer`
    expect((await borrower.post(url, { documents: [document] })).json()).toEqual({ cleared: false })
  }

  it('is raised, seen, answered, refused with comments, answered again and accepted', async () => {
    const borrower = await applicant()
    const condition = await raised(borrower)
    const seen = async () => (await borrower.get(`${list(borrower)}/external-applicants`)).json()
    expect(await seen()).toMatchObject([{ uuid: condition, commentsToBorrower: 'The deed of 1998, please.' }])
    await answered(borrower, condition, 'deed.png')
    expect(await waiting()).toContainEqual(
      expect.objectContaining({
        applicationUuid: borrower.application,
        answeredConditions: ['GENERIC_DOCUMENT_REQUEST'],
      }),
    )
    const { documents } = await shown(borrower)
    const file = await reviewer.get(`${desk}/${borrower.application}/documents/${documents[0]?.uuid}`)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png'])
    const removed = await borrower.call({
      method: 'DELETE',
      url: `/service-application/api/v1/application/heloc/${borrower.application}/documents/${documents[0]?.uuid}`,
    })
    expect([removed.statusCode, removed.json().code]).toEqual([409, 'DOCUMENT_FIXED'])
    const review = `${desk}/${borrower.application}/conditions/${condition}/review`
    const version = async () => (await shown(borrower)).conditions[0]?.version
    const silent = await reviewer.post(review, { isMet: false, version: await version() })
    expect([silent.statusCode, silent.json().code]).toEqual([422, 'COMMENTS_REQUIRED'])
    const blank = { isMet: false, version: await version(), commentsToBorrower: ' \u200B ' }
    expect((await reviewer.post(review, blank)).json().code).toBe('COMMENTS_REQUIRED')
    const refused = {
      ...{ isMet: false, version: await version() },
      commentsToBorrower: 'It is too dark to read.',
    }
    expect((await reviewer.post(review, refused)).statusCode).toBe(200)
    expect(await seen()).toMatchObject([
      { refused: true, actionNeeded: true, commentsToBorrower: 'It is too dark to read.' },
    ])
    await answered(borrower, condition, 'brighter.png')
    expect((await reviewer.post(review, { isMet: true, version: await version() })).statusCode).toBe(200)
    expect(await seen()).toEqual([])
    const again = { isMet: true, version: await version() }
    expect((await reviewer.post(review, again)).json().code).toBe('DESK_MOVED')
  })

  it('is asked for only where it makes sense: no new ID of somebody who has sent none; taken back, the old one counts again', async () => {
    const borrower = await applicant()
    expect((await shown(borrower)).categories).not.toContain('ID_VERIFICATION_FAILURE')
    const asked = { category: 'ID_VERIFICATION_FAILURE' }
    const refused = await reviewer.post(`${desk}/${borrower.application}/conditions`, asked)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONDITION_NOT_DUE'])
    await borrower.uploaded('PASSPORT_FRONT', 'passport.png')
    expect((await shown(borrower)).categories).toContain('ID_VERIFICATION_FAILURE')
    const again = (await reviewer.post(`${desk}/${borrower.application}/conditions`, asked)).json()
    expect(again.documents).toEqual([])
    const url = `${desk}/${borrower.application}/conditions/${again.conditions[0].uuid}`
    const taken = (await reviewer.call({ method: 'DELETE', url })).json()
    expect(taken.documents).toMatchObject([{ type: 'PASSPORT_FRONT', name: 'passport.png' }])
  })

  it('is taken back while it has no answer: the borrower’s list and bell lose it, and a letter says so', async () => {
    const borrower = await applicant()
    const condition = await raised(borrower)
    const url = `${desk}/${borrower.application}/conditions/${condition}`
    expect(JSON.stringify(await notifications(borrower))).toContain(condition)
    expect((await stranger.call({ method: 'DELETE', url })).statusCode).toBe(404)
    expect((await reviewer.call({ method: 'DELETE', url })).json()).toMatchObject({ conditions: [] })
    expect((await borrower.get(`${list(borrower)}/external-applicants`)).json()).toEqual([])
    expect(JSON.stringify(await notifications(borrower))).not.toContain(condition)
    expect((await lettersOf(borrower)).map(({ template }) => template)).toContain('conditionTakenBack')
    const answer = await raised(borrower)
    await answered(borrower, answer, 'deed.png')
    const late = await reviewer.call({
      method: 'DELETE',
      url: `${desk}/${borrower.application}/conditions/${answer}`,
    })
    expect([late.statusCode, late.json().code]).toEqual([409, 'DESK_MOVED'])
  })

  it('is judged once by two reviewers who saw the same, and not by one who saw an earlier answer', async () => {
    const borrower = await applicant()
    const condition = await raised(borrower)
    const other = await works('REVIEWER', 'hearthline')
    const review = `${desk}/${borrower.application}/conditions/${condition}/review`
    await answered(borrower, condition, 'deed.png')
    const version = async () => (await shown(borrower)).conditions[0]?.version
    const first = await version()
    const refused = { isMet: false, version: first, commentsToBorrower: 'It is too dark to read.' }
    expect((await other.post(review, refused)).statusCode).toBe(200)
    await answered(borrower, condition, 'brighter.png')
    // The new answer waits for review, but it is not the one that this reviewer saw.
    const late = await reviewer.post(review, { isMet: true, version: first })
    expect([late.statusCode, late.json().code]).toEqual([409, 'DESK_MOVED'])
    const now = { isMet: true, version: await version() }
    const both = await Promise.all([reviewer.post(review, now), other.post(review, now)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is found by the number of the loan or the address, at one’s own lender alone', async () => {
    const borrower = await applicant()
    const { loanNumber } = await borrower.heloc()
    const { email = '' } = await borrower.profile()
    for (const name of [String(loanNumber), email.toUpperCase()]) {
      const find = `${desk}?find=${encodeURIComponent(name)}`
      const own = (await reviewer.get(find)).json()
      expect(own).toMatchObject([{ applicationUuid: borrower.application }])
      expect((await stranger.get(find)).json()).toEqual([])
    }
  })
})

describe('the desk of the sandbox', () => {
  it('decides by itself after its pace where nothing else was said', async () => {
    const automatic = await createTestApp()
    const borrower = new Browser(automatic)
    await borrower.register(registration({ lastName: 'Delinquent' }))
    await walk(borrower, 'OFFER_SELECTION')
    await automatic.close()
  })
})
