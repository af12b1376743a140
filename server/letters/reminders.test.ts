import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { outbox } from '../database/schema.ts'
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
beforeEach(() => {
  now = begin
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
    const signedIn = await new Borrower(app).post('/identity/api/v1/login', {
      orgCode: 'hearthline',
      email,
      password: 'correct horse battery',
    })
    expect(signedIn.statusCode).toBe(200)
    await remindAfter(idleHours)
    expect(await remindersOf(person)).toEqual([])
  })

  it('is not, where the application has ended', async () => {
    const person = await stopped()
    await person.step('withdrawal', { withdrawConsent: true })
    await remindAfter(idleHours)
    expect(await remindersOf(person)).toEqual([])
  })
})
