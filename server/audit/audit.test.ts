import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import type { Browser } from '../../tests/support/http/browser.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { asOperator, staffMember } from '../../tests/support/http/staff.ts'
import type { OpenDatabase } from '../database/database.ts'
import { asc, eq, sql } from '../database/drizzle.ts'
import { auditLog } from '../database/schema.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { seal } from './seal.ts'
import { verify } from './verify.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
let database: OpenDatabase
let app: FastifyInstance
let borrower: Borrower
let reviewer: Browser
const email = nextAddress()
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, secrets })
  borrower = new Borrower(app)
  await borrower.register(registration({ email, lastName: 'Quillfeather' }))
  reviewer = await staffMember(app, secrets.operatorKey, { roles: ['REVIEWER'], tenants: ['hearthline'] })
})
afterAll(() => app.close())

const desk = '/service-staff/secure/api/v1/desk'
const entries = () => database.db.select().from(auditLog).orderBy(asc(auditLog.id))
const actsDuring = async (work: () => Promise<unknown>) => {
  const before = (await entries()).length
  await work()
  return (await entries()).slice(before)
}

describe('what the staff open', () => {
  it('leaves who, when, from where, as which role and under which flows', async () => {
    const [entry, ...others] = await actsDuring(() =>
      reviewer.get(`${desk}/${borrower.application}?reason=BORROWER_ASKED`),
    )
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      act: 'saw.application',
      lender: 'hearthline',
      role: 'REVIEWER',
      application: borrower.application,
      reason: 'BORROWER_ASKED',
    })
    expect(entry?.who).toMatch(/^[\da-f-]{36}$/)
    expect(entry?.place).toMatch(/^[\da-f]{64}$/)
    expect(entry?.flows).toMatch(/^[\da-f]{16}$/)
  })

  it('counts each opening, and each application that a search shows, with the hash of what was searched for', async () => {
    const found = await actsDuring(async () => {
      await reviewer.get(`${desk}/${borrower.application}`)
      await reviewer.get(`${desk}?find=${encodeURIComponent(email)}`)
      await reviewer.get(`${desk}?find=nobody@example.com`)
    })
    expect(found.map(({ act, application }) => [act, application])).toEqual([
      ['saw.application', borrower.application],
      ['saw.desk', borrower.application],
      ['saw.desk', null],
    ])
    expect(found.slice(1).map(({ detail }) => detail?.length)).toEqual([64, 64])
  })

  it('leaves one entry an hour for a list that stays in view', async () => {
    const found = await actsDuring(async () => {
      for (let looks = 0; looks < 3; looks += 1) await reviewer.get(desk)
    })
    expect(found.map(({ act }) => act)).toEqual(['saw.desk'])
  })

  it('leaves nothing where it was refused, and is refused where no entry can be written', async () => {
    const elsewhere = await staffMember(app, secrets.operatorKey, {
      roles: ['REVIEWER'],
      tenants: ['harborcu'],
    })
    const url = `${desk}/${borrower.application}`
    expect(await actsDuring(() => elsewhere.get(url))).toEqual([])
    await database.exec('alter table audit_log rename to audit_log_away')
    const refused = await reviewer.get(url)
    await database.exec('alter table audit_log_away rename to audit_log')
    expect(refused.statusCode).toBe(500)
    expect(refused.body).not.toContain('Quillfeather')
  })
})

describe('what the operator does', () => {
  it('is an entry: letters read, somebody given a role, an application held', async () => {
    const operator = asOperator(app, secrets.operatorKey)
    const held = { application: borrower.application, reason: 'Quillfeather v. us', author: 'Counsel' }
    const found = await actsDuring(async () => {
      await operator.get('/operator/outbox?to=somebody@example.com')
      await operator.post('/operator/retention/holds', held)
    })
    expect(found.map(({ lender, act, who }) => [lender, act, who])).toEqual([
      ['@operator', 'saw.letters', 'operator'],
      ['hearthline', 'hold.placed', 'operator'],
      ['hearthline', 'decided.hold', 'operator'],
    ])
    const given = (await entries()).filter(({ act }) => act === 'configured.role-given')
    expect(given.map(({ detail }) => detail)).toContain('REVIEWER')
  })
})

describe('what a borrower does', () => {
  it('is an entry for each event and consent, from where, as a borrower; opening pages leaves none', async () => {
    const found = await actsDuring(async () => {
      await borrower.heloc()
      await borrower.status()
      const { properties = [] } = await borrower.heloc()
      await borrower.submit('profile', {
        selectedPropertyUuid: properties[0]?.uuid,
        softCreditConsent: true,
        consentTextHash: await borrower.consentHash('soft-credit'),
      })
    })
    const theirs = found.filter(({ role }) => role === 'BORROWER')
    expect(theirs.map(({ act }) => act)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^event\./), expect.stringMatching(/^evidence\./)]),
    )
    expect(theirs.every(({ place, flows }) => place?.length === 64 && flows !== null)).toBe(true)
    expect(found.filter(({ act }) => act.startsWith('saw.'))).toEqual([])
  })
})

describe('the log', () => {
  it('holds nothing personal: no name, no address', async () => {
    const text = JSON.stringify(await entries())
    for (const personal of ['Quillfeather', email, 'Sam Desk', 'example.com', 'Counsel', '127.0.0.1'])
      expect(text).not.toContain(personal)
  })

  it('is only appended to: an entry is sealed once, and neither changed nor deleted', async () => {
    await seal({ database })
    for (const change of [
      `update audit_log set who = 'nobody'`,
      'update audit_log set position = position + 100000, hash = hash',
      'delete from audit_log',
    ])
      await expect(database.exec(change), change).rejects.toThrow('append-only')
    await database.exec(
      `insert into audit_log (lender, act, who, role) values ('hearthline', 'test', 'server', 'SERVER')`,
    )
    await expect(
      database.exec(`update audit_log set position = 100000, hash = 'x', who = 'nobody' where act = 'test'`),
    ).rejects.toThrow('append-only')
  })

  it('is one chain for each lender, without gaps, and whole', async () => {
    await seal({ database })
    const report = await verify(database)
    expect(report.faults).toEqual([])
    expect(report.unsealed).toBe(0)
    expect(report.lenders.find(({ lender }) => lender === 'hearthline')?.entries).toBeGreaterThan(10)
  })

  it.each([
    ['an entry that was changed', `update audit_log set who = 'somebody' where act = 'decided.hold'`],
    ['an entry that was removed', `delete from audit_log where act = 'decided.hold'`],
    ['an event that was changed', `update events set who = 'somebody' where event = 'registered'`],
    ['an event that was removed', `delete from events where event = 'registered'`],
    [
      'an event that never happened',
      `insert into events (application, who, event, to_state, version, process_version)
      select application, who, 'sign', 'COMPLETE', 9, 1 from events where event = 'registered'`,
    ],
    [
      'a consent that was changed',
      `update evidence set version = 'another' where id = (select min(id) from evidence)`,
    ],
  ])('shows %s by whoever could take the triggers away', async (_what, tampering) => {
    const faults: string[] = []
    const undone = database.db.transaction(async (tx) => {
      await tx.execute('set local session_replication_role = replica')
      await tx.execute(tampering)
      faults.push(...(await verify({ db: tx })).faults)
      tx.rollback()
    })
    await expect(undone).rejects.toThrow('Rollback')
    expect(faults).toEqual([expect.stringMatching(/^hearthline: .*(missing|changed|gone|no entry)/)])
  })

  it('is one chain too where many write and several servers seal at once', async () => {
    const write = (writer: number) =>
      database.db.transaction(async (tx) => {
        for (const act of ['test.first', 'test.second'])
          await tx.execute(
            sql`insert into audit_log (lender, act, who, role) values (${`lender-${writer % 2}`}, ${act}, ${String(writer)}, 'SERVER')`,
          )
      })
    const writers = Array.from({ length: 40 }, (_, writer) => write(writer))
    const sealers = Array.from({ length: 20 }, () => seal({ database }))
    await Promise.all([...writers, ...sealers])
    await seal({ database })
    const { faults, lenders, unsealed } = await verify(database)
    expect({ faults, unsealed }).toEqual({ faults: [], unsealed: 0 })
    expect(lenders).toEqual(
      expect.arrayContaining(
        ['lender-0', 'lender-1'].map((lender) => expect.objectContaining({ lender, entries: 40 })),
      ),
    )
  })

  it('shows a chain that was rewritten from its first entry, by an anchor that was kept elsewhere', async () => {
    const [head] = await database.db
      .select()
      .from(auditLog)
      .where(sql`${eq(auditLog.lender, 'hearthline')} and position = 3`)
    const anchor = { lender: 'hearthline', position: 3, hash: head?.hash ?? '' }
    expect((await verify(database, { anchors: [anchor] })).faults).toEqual([])
    const other = { ...anchor, hash: 'f'.repeat(64) }
    expect((await verify(database, { anchors: [other] })).faults).toEqual([
      'hearthline: entry 3 is not the one that was anchored; the chain was rewritten.',
    ])
  })
})
