import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { createSecrets } from '../../keys/load-secrets.ts'
import { findApplication } from '../application-store.ts'
import { type Cause, commit } from './commit.ts'

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

/** Commits a change without an event, and returns by how much it raises the stored version. */
async function raisedBy(cause: Cause): Promise<number> {
  const borrower = new Borrower(app)
  await borrower.register(registration())
  const stored = async () => findApplication(database.db, borrower.application)
  const before = await stored()
  if (before === undefined) throw new Error('The application is missing.')
  const services = {
    tenants: shippedTenants(),
    secrets: createSecrets(),
    clock: { now: () => new Date(), sleep: async () => {} },
    sandbox: {
      mode: 'on',
      daySeconds: 0,
      jobMs: 0,
      reviewMs: 0,
      desks: 'automatic',
      needsStaffFactor: false,
    } as const,
    log: app.log,
    postLetters: async () => {},
    queue: { send: async () => {}, work: async () => {}, isWorking: () => true, stop: async () => {} },
  }
  await database.db.transaction((tx) => commit(tx, services, before, {}, cause))
  return ((await stored())?.version ?? 0) - before.version
}

describe('a change that leaves the state as it is', () => {
  it('makes no page stale', async () => {
    expect(await raisedBy({ who: 'somebody' })).toBe(0)
  })

  it('makes the ticket of an unfinished job outdated, so that its second run does nothing', async () => {
    expect(await raisedBy({ who: 'job:awaitRescission', turns: true })).toBe(1)
  })
})
