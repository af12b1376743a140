import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { applications, evidence, identities, replayLinks, telemetryEvents } from '../database/schema.ts'
import { runPurges } from './run-purges.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const begin = new Date('2026-03-02T15:00:00.000Z')
const later = (months: number, days = 0): Date => new Date(Date.UTC(2026, 2 + months, 2 + days, 15, 0, 1))

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, clock: { now: () => begin, sleep: async () => {} } })
})
afterAll(() => app.close())

async function registered(): Promise<{ readonly person: Borrower; readonly uuid: string }> {
  const person = new Borrower(app)
  await person.register(registration())
  const [row] = await database.db.select().from(applications).where(eq(applications.uuid, person.application))
  return { person, uuid: row?.owner ?? '' }
}

async function close(person: Borrower): Promise<void> {
  const answer = await person.post('/identity/secure/api/v1/closing', {
    currentPassword: 'correct horse battery',
  })
  if (answer.statusCode !== 200) throw new Error(`Not closed: ${answer.body}`)
}

async function withdrawn(): Promise<Awaited<ReturnType<typeof registered>>> {
  const account = await registered()
  await account.person.step('withdrawal', { withdrawConsent: true })
  return account
}

const purgeAt = (now: Date) =>
  runPurges({
    database,
    tenants: shippedTenants(),
    clock: { now: () => now, sleep: async () => {} },
    log: app.log,
  })

async function heldOf(uuid: string) {
  const [account] = await database.db.select().from(identities).where(eq(identities.uuid, uuid))
  const [application] = await database.db.select().from(applications).where(eq(applications.owner, uuid))
  return { profile: account?.profile, heloc: application?.heloc, loanFile: application?.loanFile }
}

const nothing = { profile: {}, heloc: {}, loanFile: {} }

describe('what a closed account holds', () => {
  it('is kept as long as the records of its application, 25 months after the decision, and then erased; the log stays', async () => {
    const { person, uuid } = await withdrawn()
    await close(person)
    const held = await heldOf(uuid)
    expect(held).toMatchObject({ profile: { name: { lastName: expect.any(String) } } })
    await purgeAt(later(24))
    expect(await heldOf(uuid)).toEqual(held)
    expect(await purgeAt(later(25))).toMatchObject({ 'closed accounts': 1 })
    expect(await heldOf(uuid)).toEqual(nothing)
    const log = await database.db.select().from(evidence).where(eq(evidence.identity, uuid))
    expect(log.length).toBeGreaterThan(0)
    expect(await purgeAt(later(26))).toMatchObject({ 'closed accounts': 0 })
  })

  it('is kept where nobody closed it, however old it is', async () => {
    const { uuid } = await withdrawn()
    await purgeAt(later(60))
    expect(await heldOf(uuid)).not.toEqual(nothing)
  })

  it('is kept with the line, where one was paid out', async () => {
    const { person, uuid } = await registered()
    await walk(person)
    await close(person)
    await purgeAt(later(60))
    expect(await heldOf(uuid)).toMatchObject({ heloc: { fundedAt: expect.any(String) } })
  })

  it('is erased after 30 days where there is no application', async () => {
    const { person, uuid } = await withdrawn()
    await close(person)
    const other = (await registered()).uuid
    await database.db.update(applications).set({ owner: other }).where(eq(applications.owner, uuid))
    await purgeAt(later(0, 29))
    expect((await heldOf(uuid)).profile).not.toEqual({})
    await purgeAt(later(0, 30))
    expect((await heldOf(uuid)).profile).toEqual({})
  })

  it('leaves what was seen without a name, and no link to a replay', async () => {
    const { person, uuid } = await withdrawn()
    const application = person.application
    const event = { key: randomUUID(), session: randomUUID(), tenant: 'hearthline', device: 'PHONE' } as const
    const of = { identity: uuid, application, page: 'liens', event: 'PAGEVIEW', query: {} }
    const properties = { 'log.record.uid': randomUUID() }
    const at = later(25, 20)
    await database.db.insert(telemetryEvents).values({ ...event, ...of, properties, at, receivedAt: at })
    await database.db
      .insert(replayLinks)
      .values({ application, link: 'https://replay.example/a', linkedAt: at })
    await close(person)
    await purgeAt(later(26))
    expect(await database.db.select().from(replayLinks)).toEqual([])
    expect(await database.db.select().from(telemetryEvents)).toMatchObject([
      { key: event.key, identity: null, application: null },
    ])
  })
})
