import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { moveBy, walk } from '../../tests/support/http/road.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import {
  documents,
  events,
  evidence,
  idempotencyKeys,
  identities,
  outbox,
  sessions,
  vendorCalls,
  vendorNotes,
} from '../database/schema.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../tenants/tenant-directory.ts'
import { runPurges } from './run-purges.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const applications = '/service-application/api/v1/application/heloc'
const shipped = loadTenants(`${import.meta.dirname}/../..`).tenants
const tenants = createTenantDirectory(() => shipped)
const begin = new Date()

const daysLater = (days: number, from = begin): Date => new Date(from.getTime() + days * 24 * 60 * 60 * 1000)

function monthsLater(months: number): Date {
  const later = new Date(begin)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}

let app: FastifyInstance
let database: OpenDatabase
let declined: Borrower
let funded: Borrower
let undecided: Borrower
beforeAll(async () => {
  database = await openTestDatabase()
  // Everything happens on one day of the server's clock.
  app = await createTestApp({ database, clock: { now: () => begin, sleep: async () => {} } })
  declined = await declinedForOwnership()
  funded = await started()
  await uploadedAndRemoved(funded)
  await walk(funded)
  undecided = await started()
  await uploadedAndRemoved(undecided)
})
afterAll(() => app.close())

async function started(answers: Parameters<typeof registration>[0] = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  return borrower
}

async function uploadedAndRemoved(borrower: Borrower): Promise<void> {
  const uuid = await borrower.uploaded('SUPPORT', 'removed.png')
  const url = `${applications}/${borrower.application}/documents/${uuid}`
  const { statusCode } = await borrower.call({ method: 'DELETE', url })
  if (statusCode !== 204) throw new Error(`The file was not removed: ${statusCode}.`)
}

/**
 * Creates a declined borrower: their proof was reviewed at the desk and then removed, a second file was never reviewed, and a
 * third was removed.
 */
async function declinedForOwnership(): Promise<Borrower> {
  const borrower = await started({ street1: '7 Trustee Lane', lastName: 'Refused' })
  await moveBy(borrower, 'submissions/profile')
  await borrower.reach('WAITING_FOR_OWNERSHIP')
  await uploadedAndRemoved(borrower)
  await borrower.uploaded('SUPPORT', 'not looked at.png')
  const proof = await borrower.uploaded('SUPPORT', 'weighed.png')
  await borrower.step('ownership', { relation: 'OTHER', explanation: 'A trust of ours.', documents: [proof] })
  await borrower.reach('DECLINED')
  // Like a refused ID: reviewed, and then removed from the application.
  await database.db.update(documents).set({ removedAt: begin }).where(eq(documents.uuid, proof))
  return borrower
}

/** Purges at a time, but keeps the borrowers signed in, so that the test can ask for their files. */
async function purgeAt(now: Date): Promise<void> {
  const open = await database.db.select().from(sessions)
  await runPurges({ database, tenants, clock: { now: () => now, sleep: async () => {} }, log: app.log })
  await database.db
    .insert(sessions)
    .values(open.filter(({ createdAt }) => createdAt <= begin))
    .onConflictDoNothing()
}

const filed = ({ application }: Borrower) =>
  database.db.select().from(documents).where(eq(documents.application, application))

/** Lists the files of an application that can still be read, by name, or by type if generated. */
const keptOf = async (borrower: Borrower): Promise<readonly string[]> =>
  (await filed(borrower))
    .filter(({ bytes }) => bytes?.length !== 0)
    .map(({ origin, name, type }) => (origin === 'UPLOADED' ? name : type))
    .sort()

const lettersOf = async ({ application }: Borrower): Promise<readonly string[]> =>
  (await database.db.select().from(outbox).where(eq(outbox.application, application)))
    .map(({ template }) => template)
    .sort()

// In sequence, because what is deleted at one time is also gone later.
describe('what is kept', () => {
  it('is everything on the day of the decision', async () => {
    await purgeAt(begin)
    expect(await keptOf(declined)).toEqual([
      'ADVERSE_ACTION_NOTICE',
      'not looked at.png',
      'removed.png',
      'weighed.png',
    ])
    expect(await lettersOf(declined)).toEqual(['decision'])
    expect(await keptOf(funded)).toContain('removed.png')
  })

  it('is an idempotency key for a week, and a session for a day', async () => {
    const session = randomUUID()
    const countOf = async () => [
      (await database.db.select().from(idempotencyKeys)).length,
      (await database.db.select().from(sessions).where(eq(sessions.uuid, session))).length,
    ]
    await database.db.delete(idempotencyKeys)
    const claim = { identity: randomUUID(), key: 'a key of a test', requestHash: '', createdAt: begin }
    await database.db.insert(idempotencyKeys).values(claim)
    const [identity] = await database.db.select({ uuid: identities.uuid }).from(identities)
    const opened = { createdAt: daysLater(5.5), lastUsedAt: daysLater(5.5) }
    await database.db
      .insert(sessions)
      .values({ uuid: session, identity: identity?.uuid ?? '', tenant: 'hearthline', ...opened })
    await purgeAt(daysLater(6))
    expect(await countOf()).toEqual([1, 1])
    await purgeAt(daysLater(8))
    expect(await countOf()).toEqual([0, 0])
  })

  it('is a file that its owner removed unweighed for 30 days', async () => {
    await purgeAt(daysLater(29))
    expect(await keptOf(declined)).toContain('removed.png')
    await purgeAt(daysLater(31))
    expect(await keptOf(declined)).toEqual(['ADVERSE_ACTION_NOTICE', 'not looked at.png', 'weighed.png'])
    expect(await keptOf(funded)).not.toContain('removed.png')
  })

  it('is a letter that is no record for 90 days', async () => {
    const account = { ...{ tenant: 'hearthline', channel: 'MAIL' as const, recipient: 'jo@example.com' } }
    const letter = {
      ...account,
      template: 'setupCode',
      kind: 'OTHER',
      subject: '',
      body: '',
      createdAt: begin,
    }
    await database.db
      .insert(outbox)
      .values([
        letter,
        { ...letter, template: 'reviewed', application: declined.application },
        { ...letter, template: 'reviewed', application: undecided.application },
      ])
    const others = async () =>
      (await database.db.select().from(outbox).where(eq(outbox.kind, 'OTHER'))).map(
        ({ application }) => application,
      )
    await purgeAt(daysLater(89))
    expect(await others()).toEqual(expect.arrayContaining([null, declined.application]))
    await purgeAt(daysLater(91))
    expect(new Set(await others())).toEqual(new Set([undecided.application]))
  })

  it('is a call to a vendor for 90 days, and without an answer until its application has ended as well', async () => {
    const from = daysLater(91)
    const call = {
      ...{ connection: 'core', operation: 'credit.pull', tenant: 'hearthline', state: 'ANSWERED' as const },
      ...{ ticket: { letter: 1 }, answer: { outcome: 'NO_MATCH' }, createdAt: from, updatedAt: from },
    }
    const waiting = { ...call, state: 'WAITING' as const, answer: null }
    await database.db.insert(vendorCalls).values([
      { ...call, id: 'answered', application: undecided.application },
      { ...waiting, id: 'waiting', application: undecided.application },
      { ...waiting, id: 'given up', state: 'DEAD', application: undecided.application },
      { ...waiting, id: 'declined', application: declined.application },
      { ...waiting, id: 'about an account' },
    ])
    const kept = async () => (await database.db.select().from(vendorCalls)).map(({ id }) => id).sort()
    await purgeAt(daysLater(89, from))
    expect(await kept()).toEqual(['about an account', 'answered', 'declined', 'given up', 'waiting'])
    await purgeAt(daysLater(91, from))
    expect(await kept()).toEqual(['given up', 'waiting'])
  })

  it('is a note about a vendor for 90 days after it was last counted', async () => {
    const from = daysLater(182)
    const kept = async () => (await database.db.select().from(vendorNotes)).length
    await database.db
      .insert(vendorNotes)
      .values({ connection: 'core', kind: 'FORGED', call: '', count: 3, lastAt: from })
    await purgeAt(daysLater(89, from))
    expect(await kept()).toBe(1)
    await purgeAt(daysLater(91, from))
    expect(await kept()).toBe(0)
  })

  it('is a notice of adverse action, and what was weighed or sent before it, for 25 months', async () => {
    const early = { tenant: 'hearthline', channel: 'MAIL' as const, recipient: 'jo@example.com' }
    const asked = { ...early, template: 'condition', kind: 'REQUEST', subject: '', body: '' }
    await database.db
      .insert(outbox)
      .values({ ...asked, application: declined.application, createdAt: monthsLater(-3) })
    await purgeAt(daysLater(-1, monthsLater(25)))
    expect(await keptOf(declined)).toEqual(['ADVERSE_ACTION_NOTICE', 'not looked at.png', 'weighed.png'])
    expect(await lettersOf(declined)).toEqual(['condition', 'decision'])
    expect(await lettersOf(funded)).toEqual(expect.arrayContaining(['funded', 'rightToCancel']))
    await purgeAt(daysLater(1, monthsLater(25)))
    expect(await keptOf(declined)).toEqual([])
    expect(await lettersOf(declined)).toEqual([])
    expect(await lettersOf(funded)).toEqual([])
  })

  it('is the file of a line that was paid out for as long as there is the line', async () => {
    await purgeAt(monthsLater(12 * 20))
    expect(await keptOf(funded)).toEqual(
      expect.arrayContaining(['NOTE', 'DEED', 'DRIVERS_LICENSE_FRONT.png', 'PROOF_OF_HAZARD_INSURANCE.png']),
    )
  })

  it('is all of an application that nobody decided on, what was removed from it as well', async () => {
    expect((await undecided.status()).checklistStatus).toBe('GEN_PRE_SOFT_CREDIT_DISCLOSURE')
    expect(await keptOf(undecided)).toEqual(['removed.png'])
    expect(await lettersOf(undecided)).toEqual(['reviewed'])
  })

  it('is, of what was removed for good, the record: what it was, when, its hashes, and what the logs say', async () => {
    const rows = await filed(declined)
    expect(rows).toHaveLength(4)
    for (const { name, origin, bytes, text, sha256, originalSha256, purgedAt } of rows) {
      expect([bytes?.length, text]).toEqual([0, null])
      expect(sha256).toMatch(/^[0-9a-f]{64}$/)
      expect(origin === 'UPLOADED' ? name : originalSha256).toBe(origin === 'UPLOADED' ? '' : null)
      expect(purgedAt).not.toBeNull()
    }
    const logged = await database.db
      .select()
      .from(evidence)
      .where(eq(evidence.application, declined.application))
    const uploads = logged.filter(({ kind }) => kind === 'UPLOADED')
    expect(uploads.map(({ textHash }) => textHash).sort()).toEqual(
      rows.flatMap(({ originalSha256 }) => originalSha256 ?? []).sort(),
    )
    expect(
      await database.db.select().from(events).where(eq(events.application, declined.application)),
    ).not.toEqual([])
  })

  it('is told of kindly where somebody asks for what is gone', async () => {
    const notice = (await filed(declined)).find(({ type }) => type === 'ADVERSE_ACTION_NOTICE')
    const path = `${applications}/${declined.application}`
    const answer = await declined.get(`${path}/documents/${notice?.uuid}`)
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'DOCUMENT_PURGED'])
    const log = (await declined.get(`${path}/evidence`)).json()
    expect(log.filter(({ kind }: { kind: string }) => kind === 'UPLOADED')).toHaveLength(3)
    expect(JSON.stringify(log)).not.toContain('weighed.png')
  })
})
