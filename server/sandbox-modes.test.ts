import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Invitation } from '#generated/api'
import { createTestApp } from '../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../tests/support/database/test-database.ts'
import { Borrower } from '../tests/support/http/borrower.ts'
import { registration } from '../tests/support/http/registration.ts'
import { walk } from '../tests/support/http/road.ts'
import type { OpenDatabase } from './database/database.ts'
import { eq } from './database/drizzle.ts'
import { applications, events } from './database/schema.ts'
import { createSecrets } from './keys/load-secrets.ts'
import type { SandboxMode } from './settings/sandbox-settings.ts'

// A whole application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
let app: FastifyInstance
let database: OpenDatabase
const start = (mode: SandboxMode) => async () => {
  database = await openTestDatabase()
  app = await createTestApp({ sandbox: { mode }, secrets, database })
}

const uuid = '0b8f0e8e-6c1f-4d5e-9d7a-2f4a8c1b7e55'
const behindTheScenes = [
  ['GET', '/outbox'],
  ['GET', '/docs'],
  ['GET', '/docs/json'],
  ['GET', '/docs/yaml'],
  ['GET', '/docs/static/index.html'],
  ['GET', '/sandbox/positions'],
  ['GET', `/sandbox/applications/${uuid}/events`],
  ['POST', `/sandbox/applications/${uuid}/review`],
  ['POST', `/sandbox/applications/${uuid}/conditions`],
  ['POST', '/sandbox/invitations'],
] as const

/** Borrower whose codes come from letters that an operator passes on, because the outbox is closed. */
class PassedOn extends Borrower {
  override codeTo = async (email: string): Promise<string> =>
    /\b\d{6}\b/.exec((await letters(asOperator, `?to=${email}`)).json()[0]?.body ?? '')?.[0] ?? ''
}

const invitation: Invitation = {
  orgCode: 'summit-wholesale',
  email: 'Ana.Reyes@example.com',
  firstName: 'Ana',
  lastName: 'Reyes',
  dob: '1979-05-14',
  phoneNumber: '(207) 555-0100',
  address: { street1: '45 Dogwood Court', city: 'Denver', state: 'CO', zip: '80202' },
  occupancy: 'PRIMARY',
  annualIncome: 118_000,
  employmentType: 'FULL_TIME',
  referrer: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60',
}

const asOperator = { authorization: `Operator ${secrets.operatorKey}` }
const invite = (payload: object, headers: Record<string, string> = asOperator) =>
  app.inject({ method: 'POST', url: '/operator/invitations', payload, headers })
const letters = (headers: Record<string, string> = asOperator, query = '') =>
  app.inject({ url: `/operator/outbox${query}`, headers })

async function requireNothingBehindTheScenes(): Promise<void> {
  for (const [method, url] of behindTheScenes) {
    const { statusCode, body } = await app.inject({ method, url, payload: {}, headers: asOperator })
    expect([statusCode, JSON.parse(body).code], url).toEqual([404, 'NOT_FOUND'])
  }
}

/** Waits until the job of the right to cancel has run once: a run raises the version without an event. */
const awaitTurn = (application: string) =>
  vi.waitFor(async () => {
    const { db } = database
    const [{ version } = { version: 0 }] = await db
      .select()
      .from(applications)
      .where(eq(applications.uuid, application))
    const passed = await db.select().from(events).where(eq(events.application, application))
    expect(version).toBeGreaterThan(Math.max(...passed.map((event) => event.version)))
  }, 10_000)

describe('a sandbox that is on', () => {
  beforeAll(start('on'))
  afterAll(() => app.close())

  it('lets anybody look behind the scenes', async () => {
    for (const [method, url] of behindTheScenes.slice(0, 6))
      expect((await app.inject({ method, url, payload: {} })).statusCode, url).toBeLessThan(400)
  })

  it('fills in what an invitation to it leaves out', async () => {
    const { orgCode, firstName, lastName, referrer } = invitation
    const payload = { orgCode, email: 'on@example.com', firstName, lastName, referrer }
    expect((await app.inject({ method: 'POST', url: '/sandbox/invitations', payload })).statusCode).toBe(200)
  })
})

describe.each(['closed', 'off'] as const)('a sandbox that is %s', (mode) => {
  beforeAll(start(mode))
  afterAll(() => app.close())

  it('lets nobody look behind the scenes: there is nothing', requireNothingBehindTheScenes)

  it('takes days in earnest, while its vendors answer', async () => {
    const borrower = new PassedOn(app)
    await borrower.register(registration())
    await walk(borrower, 'RESCISSION')
    await awaitTurn(borrower.application)
    expect((await borrower.status()).checklistStatus).toBe('RESCISSION')
    const { rescissionEndsAt = '' } = await borrower.heloc()
    expect(new Date(rescissionEndsAt).getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000)
  })
})

describe.each(['on', 'closed', 'off'] as const)('an operator, be the sandbox %s', (mode) => {
  beforeAll(start(mode))
  afterAll(() => app.close())

  it('invites for nobody whom the lead portal does not know', async () => {
    const referrer = '00000000-0000-4000-8000-000000000000'
    const answer = await invite({ ...invitation, email: `unknown.${mode}@example.com`, referrer })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: 'ORIGINATOR_NOT_FOUND', field: 'referrer' },
    ])
    expect((await letters(asOperator, `?to=unknown.${mode}@example.com`)).json()).toEqual([])
  })

  it('must say everything: nothing is filled in', async () => {
    for (const name of [
      'dob',
      'phoneNumber',
      'address',
      'occupancy',
      'annualIncome',
      'employmentType',
    ] as const) {
      const { [name]: _, ...rest } = invitation
      const response = await invite(rest)
      expect([response.statusCode, response.json().errors], name).toEqual([
        422,
        ['Some of what was sent cannot be used.', `${name} is required.`],
      ])
    }
    expect((await letters()).json()).toEqual([])
  })

  it('invites a borrower as they say, whose code they can read and pass on, and who sets up their account with it', async () => {
    expect((await invite(invitation)).statusCode).toBe(200)
    const [invited] = await database.db.select().from(applications)
    expect(invited?.heloc).toMatchObject({
      property: { address: invitation.address, occupancy: 'PRIMARY' },
      incomeSources: [{ annualIncome: 118_000, employmentType: 'FULL_TIME' }],
    })
    const read = await letters(asOperator, '?to=ana.reyes@EXAMPLE.com')
    expect(read.headers['cache-control']).toBe('no-store')
    const [letter, ...rest] = read.json()
    expect([letter.template, letter.recipient, rest]).toEqual(['invitation', 'ana.reyes@example.com', []])
    const response = await new Borrower(app).post('/identity/api/v1/registration/setup', {
      orgCode: invitation.orgCode,
      email: invitation.email,
      code: /\b\d{6}\b/.exec(letter.body)?.[0],
      password: 'a long enough password',
      termsAccepted: true,
    })
    expect(response.statusCode).toBe(200)
    expect((await letters(asOperator, '?to=nobody@example.com')).json()).toEqual([])
  })

  it('is asked for the key: nobody invites or reads letters without it', async () => {
    const { operatorKey } = secrets
    const borrower = new PassedOn(app)
    await borrower.register(registration())
    for (const authorization of [
      '',
      'Operator ',
      'Operator undefined',
      `Operator ${operatorKey.slice(1)}`,
      `Operator ${operatorKey}x`,
      `Operator ${operatorKey.toLowerCase()}`,
      operatorKey,
      `Bearer ${operatorKey}`,
      `Bearer ${borrower.token}`,
    ]) {
      const headers = { authorization }
      for (const response of [await invite(invitation, headers), await letters(headers)])
        expect([response.statusCode, response.json().code], authorization).toEqual([401, 'OPERATOR_KEY'])
    }
  })
})
