import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { applications, outbox, sessions } from '../database/schema.ts'
import { runPurges } from '../retention/run-purges.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantDirectory } from '../tenants/tenant-directory.ts'
import { remind } from './reminders.ts'

const begin = new Date('2026-03-02T15:00:00.000Z')
const hourMs = 3_600_000
const choices = '/identity/secure/api/v1/notification-choices'
const figures = shippedTenants().fallback.journey.source.limits.limits.reminders
if (figures === undefined) throw new Error('flows/limits.json has no reminders.')
const { idleHours = 0, oldestHours = 0, everyHours = 0, most = 0 } = figures

let app: FastifyInstance
let database: OpenDatabase
let now = begin
const clock = { now: () => now, sleep: async () => {} }
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, clock })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = begin
  // Excludes the applications of earlier tests from the reminders.
  await database.db.update(applications).set({ updatedAt: new Date(0) })
})

async function stopped(): Promise<Borrower> {
  const person = new Borrower(app)
  await person.register(registration())
  await walk(person, 'OFFER_SELECTION')
  return person
}

const remindAfter = async (hours: number): Promise<void> => {
  now = new Date(begin.getTime() + hours * hourMs)
  await remind({ database, tenants: shippedTenants(), clock, log: app.log })
}

const signIn = async (email: unknown): Promise<void> => {
  const payload = { orgCode: 'hearthline', email, password: 'correct horse battery' }
  expect((await new Borrower(app).post('/identity/api/v1/login', payload)).statusCode).toBe(200)
}

/** Runs a round of reminders in which something happens just before each application is checked. Returns the logged entries. */
async function remindAmid(
  happen: () => unknown,
  { tenants = shippedTenants(), stopping }: { tenants?: TenantDirectory; stopping?: AbortSignal } = {},
): Promise<readonly unknown[]> {
  now = new Date(begin.getTime() + idleHours * hourMs)
  const log = { ...app.log, error: vi.fn() }
  const { db } = database
  const transaction: Database['transaction'] = async (work) => {
    await happen()
    return db.transaction(work)
  }
  const watched: Database = Object.assign(Object.create(db), { transaction })
  await remind({ database: { ...database, db: watched }, tenants, clock, log }, stopping)
  return log.error.mock.calls.map(([logged]) => logged)
}

const remindersOf = async ({ application }: Borrower): Promise<readonly string[]> => {
  const letters = await database.db.select().from(outbox).where(eq(outbox.application, application))
  return letters.flatMap(({ template, parts }) =>
    template === 'continueApplication' ? [parts.link?.url ?? 'no link'] : [],
  )
}

describe('a borrower who stopped half-way', () => {
  it('is written to once after a while, with a link to where they were', async () => {
    const person = await stopped()
    await remindAfter(idleHours - 1)
    expect(await remindersOf(person)).toEqual([])
    await remindAfter(idleHours)
    await remindAfter(idleHours + everyHours - 1)
    expect(await remindersOf(person)).toEqual([expect.stringContaining(person.application)])
  })

  it('is written to a few times in all, and by one of two servers', async () => {
    const person = await stopped()
    for (let hours = idleHours; hours < oldestHours - everyHours; hours += everyHours)
      await Promise.all([remindAfter(hours), remindAfter(hours)])
    expect(await remindersOf(person)).toHaveLength(most)
  })

  it('is not, after so long that they will hardly know of it', async () => {
    const person = await stopped()
    await remindAfter(oldestHours + 1)
    expect(await remindersOf(person)).toEqual([])
  })

  it('is not, where they refused reminders', async () => {
    const person = await stopped()
    await person.call({ method: 'PUT', url: `${choices}/reminders`, payload: { isWanted: false } })
    await remindAfter(idleHours)
    expect(await remindersOf(person)).toEqual([])
  })

  it('is not, while they are at it', async () => {
    const person = await stopped()
    const { email } = await person.profile()
    now = new Date(begin.getTime() + (idleHours - 1) * hourMs)
    await signIn(email)
    await remindAfter(idleHours)
    expect(await remindersOf(person)).toEqual([])
  })

  it('is not, where the application has ended', async () => {
    const person = await stopped()
    await person.step('withdrawal', { withdrawConsent: true })
    await remindAfter(idleHours)
    expect(await remindersOf(person)).toEqual([])
  })

  it('is not, within a day of their last visit, though its session began before', async () => {
    const person = await stopped()
    const lastUsedAt = new Date(begin.getTime() + (idleHours / 2) * hourMs)
    await database.db.update(sessions).set({ lastUsedAt })
    now = new Date(begin.getTime() + (idleHours + 1) * hourMs)
    await runPurges({ database, tenants: shippedTenants(), clock, log: app.log })
    await remindAfter(idleHours + 1)
    expect(await remindersOf(person)).toEqual([])
    await remindAfter(idleHours * 1.5)
    expect(await remindersOf(person)).toHaveLength(1)
  })

  it('is not, where they come back while the others are written to', async () => {
    const person = await stopped()
    const { email } = await person.profile()
    expect(await remindAmid(() => signIn(email))).toEqual([])
    expect(await remindersOf(person)).toEqual([])
  })
})

describe('a round', () => {
  const countOf = async (people: readonly Borrower[]) =>
    (await Promise.all(people.map(remindersOf))).flat().length

  it('goes on after an application that fails, which it logs', async () => {
    const people = [await stopped(), await stopped()]
    const fail = vi.fn().mockRejectedValueOnce(new Error('A row is broken.'))
    expect(await remindAmid(fail)).toEqual([{ application: expect.any(String), err: expect.any(Error) }])
    expect(await countOf(people)).toBe(1)
  })

  it('goes on after a lender that fails, which it logs, and passes over one with nothing to remind of', async () => {
    const people = [await stopped()]
    const { fallback } = shippedTenants()
    const broken = { ...fallback, code: 'broken', process: undefined as unknown as Tenant['process'] }
    const empty = { ...fallback, code: 'empty', process: { ...fallback.process, states: {} } }
    const tenants = { ...shippedTenants(), all: () => [broken, empty, fallback] }
    const logged = await remindAmid(() => {}, { tenants })
    expect(logged).toEqual([{ tenant: 'broken', err: expect.any(TypeError) }])
    expect(await countOf(people)).toBe(1)
  })

  it('ends after the present application when it is stopped', async () => {
    const people = [await stopped(), await stopped()]
    const stopping = new AbortController()
    await remindAmid(() => stopping.abort(), { stopping: stopping.signal })
    expect(await countOf(people)).toBe(1)
  })
})
