import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { asOperator } from '../../tests/support/http/staff.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { legalHolds, outbox, retentionLog } from '../database/schema.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { runPurges } from './run-purges.ts'
import { runRound } from './run-round.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
const dayMs = 86_400_000
const path = '/operator/retention'

let app: FastifyInstance
let database: OpenDatabase
let said: unknown[]
beforeEach(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, secrets })
  said = []
})
afterEach(() => app.close())

const log = { info: () => {}, error: (fault: unknown) => void said.push(fault) }
const at = (now: Date) => ({
  database,
  tenants: shippedTenants(),
  clock: { now: () => now, sleep: async () => {} },
  log,
})
const daysAhead = (days: number) => new Date(Date.now() + days * dayMs)
const operator = () => asOperator(app, secrets.operatorKey)

const letter = {
  ...{ tenant: 'hearthline', channel: 'MAIL' as const, recipient: 'jo@example.com' },
  ...{ template: 'decision', subject: '', body: '' },
}
const write = (count: number, kind = 'DECISION') =>
  database.db.insert(outbox).values(Array.from({ length: count }, () => ({ ...letter, kind })))
const letters = async () => (await database.db.select().from(outbox)).length

describe('what is due to be removed', () => {
  it('waits for a person where it is more than usual, and is removed within a day of their word', async () => {
    await write(54)
    const later = daysAhead(800)
    expect(await runPurges(at(later))).toMatchObject({ 'letters of record': 0 })
    expect(await letters()).toBe(54)
    expect(said).toContainEqual({ purge: 'letters of record', due: 54, usual: 25 })
    const shown = (await operator().get(path)).json()
    expect(shown.waiting).toEqual([{ purge: 'letters of record', count: 54, at: later.toISOString() }])
    await database.db
      .insert(retentionLog)
      .values({ purge: 'letters of record', kind: 'CONFIRMED', count: 0, author: 'Sam', at: later })
    expect(await runPurges(at(later))).toMatchObject({ 'letters of record': 54 })
    expect((await operator().get(path)).json().waiting).toEqual([])
  })

  it('is removed without a word where it is about as much as before', async () => {
    await write(20)
    expect(await runPurges(at(daysAhead(800)))).toMatchObject({ 'letters of record': 20 })
    await write(70)
    expect(await runPurges(at(daysAhead(801)))).toMatchObject({ 'letters of record': 70 })
    await write(600)
    expect(await runPurges(at(daysAhead(802)))).toMatchObject({ 'letters of record': 0 })
  })

  it('is confirmed by a command that says who did, and by nothing that does not wait', async () => {
    expect(
      (await operator().post(`${path}/confirmations`, { purge: 'letters', author: 'Sam' })).json().code,
    ).toBe('PURGE_UNKNOWN')
    await write(54, 'OTHER')
    await runPurges(at(daysAhead(100)))
    await operator().post(`${path}/confirmations`, { purge: 'letters', author: 'Sam Desk' })
    const confirmed = await database.db.select().from(retentionLog).where(eq(retentionLog.kind, 'CONFIRMED'))
    expect(confirmed).toEqual([expect.objectContaining({ purge: 'letters', author: 'Sam Desk' })])
  })
})

describe('a clock', () => {
  it('of a server that differs from that of its database removes nothing', async () => {
    await write(3)
    await runRound(at(daysAhead(800)))
    expect(await letters()).toBe(3)
    expect(said).toEqual([{ database: expect.any(Date), server: expect.any(Date) }])
  })

  it('that jumped with the database removes nothing, not even a little, until somebody says that it is right', async () => {
    await write(1, 'OTHER')
    await database.db.update(outbox).set({ createdAt: daysAhead(-200) })
    // As if the last round had been before the jump.
    await database.exec(
      `insert into retention_log (kind, count, at) values ('ROUND', 0, now() - interval '190 days')`,
    )
    await runRound(at(new Date()))
    expect(await letters()).toBe(1)
    await operator().post(`${path}/confirmations`, { author: 'Sam Desk' })
    await runRound(at(new Date()))
    expect(await letters()).toBe(0)
  })
})

describe('a legal hold', () => {
  it('keeps everything of an application until it is released, and both are recorded', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    await borrower.step('withdrawal', { withdrawConsent: true })
    const { application } = borrower
    const others = () => database.db.select().from(outbox).where(eq(outbox.application, application))
    await write(2)
    await database.db.update(outbox).set({ application })
    const decide = (what: string) =>
      operator().post(`${path}/${what}`, { application, reason: 'Reyes v. Hearthline', author: 'Counsel' })
    expect((await decide('releases')).json().code).toBe('HOLD_UNCHANGED')
    expect((await decide('holds')).json().holds).toEqual([
      expect.objectContaining({ application, reason: 'Reyes v. Hearthline', author: 'Counsel' }),
    ])
    const held = (await others()).length
    expect(held).toBeGreaterThanOrEqual(2)
    await runPurges(at(daysAhead(2000)))
    expect(await others()).toHaveLength(held)
    expect((await decide('releases')).json().holds).toEqual([])
    await runPurges(at(daysAhead(2000)))
    expect(await others()).toEqual([])
    const record = await database.db.select().from(legalHolds).where(eq(legalHolds.application, application))
    expect(record.map(({ action }) => action)).toEqual(['PLACED', 'RELEASED'])
    await expect(database.exec('delete from legal_holds')).rejects.toThrow('append-only')
  })
})
