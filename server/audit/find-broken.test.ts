import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import type { OpenDatabase } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { type Broken, findBroken } from './find-broken.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: OpenDatabase
let app: FastifyInstance
let application: string
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
  const borrower = new Browser(app)
  await borrower.register(registration())
  await walk(borrower, 'NOTE_SIGNING')
  application = borrower.application
})
afterAll(() => app.close())

const brokenNow = (db: Parameters<typeof findBroken>[0]['db']) => findBroken({ db }, shippedTenants(), 0)

/** Returns the rules that a statement breaks, and undoes it. */
async function brokenBy(statement: string): Promise<readonly Broken[]> {
  const undone = new Error('undone')
  let broken: readonly Broken[] = []
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(statement))
      broken = await brokenNow(tx)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return broken
}

const forged = `insert into events (application, who, event, from_state, to_state, version, process_version)
  select application, who, event, from_state, to_state, version, process_version from events`

describe('the invariants of a database', () => {
  it('hold for an application that was walked to its note', async () => {
    expect(await brokenNow(database.db)).toEqual([])
  })

  it.each([
    [
      'stands in another state than its last event led to',
      `update applications set state = 'OFFER_SELECTION'`,
    ],
    ['has an event that began where the one before it did not end', `${forged} order by id limit 1 offset 1`],
    [
      'has an event of a later version than its own',
      `update applications set version = 1 where state = 'NOTE_SIGNING'`,
    ],
    ['is at another lender than its owner', `update identities set tenant = 'harborcu'`],
    [
      'names a document that is not there',
      `update documents set removed_at = now() where uuid = (select uuid from documents limit 1)`,
    ],
    ['is a document without content', 'update documents set bytes = null, stored_at = null'],
    ['is a session of a closed account that is still open', 'update identities set closed_at = now()'],
    [
      'is a change that was begun and never answered',
      `insert into idempotency_keys (identity, key, request_hash, created_at)
        values (gen_random_uuid(), 'x', 'x', now() - interval '1 second')`,
    ],
    [
      'is a letter that was handed over and neither sent nor given up',
      `update outbox set queued_at = now() - interval '1 second', sent_at = null`,
    ],
    [
      'waits for work that is not in the queue',
      `update applications set state = 'WAITING_FOR_UNDERWRITER', updated_at = now() - interval '1 second'`,
    ],
  ])('do not hold if something %s', async (rule, statement) => {
    expect((await brokenBy(statement)).map((broken) => broken.rule)).toContain(rule)
  })

  it('name what breaks them', async () => {
    const [broken] = await brokenBy(`update applications set state = 'OFFER_SELECTION'`)
    expect(broken?.subjects).toEqual([application])
  })
})
