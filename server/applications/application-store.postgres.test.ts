import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApplication } from '../../tests/support/backend/test-application.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import { applications, identities } from '../database/schema.ts'
import { lockOwned } from './application-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const application = { ...testApplication({}), uuid: randomUUID(), owner: randomUUID() }
const { uuid, owner } = application

async function store({ db }: OpenDatabase): Promise<void> {
  const { profile, createdAt, updatedAt, ...row } = application
  const person = { uuid: owner, tenant: application.tenant, email: 'jo@example.com', profile }
  await db.insert(identities).values(person)
  await db.insert(applications).values(row)
}

/** Waits until a query waits for a lock. */
async function untilWaiting({ db }: OpenDatabase): Promise<void> {
  for (let waits = false; !waits; ) {
    const found = await db.execute(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    waits = rowsOf(found).length > 0
  }
}

describe('an application that is held', () => {
  it('is read, with its person, as whoever held it before has left it', async () => {
    await store(database)
    const { waiting } = await database.db.transaction(async (tx) => {
      await lockOwned(tx, uuid, owner)
      const second = database.db.transaction((other) => lockOwned(other, uuid, owner))
      await untilWaiting(database)
      await tx.update(applications).set({ version: 7 }).where(eq(applications.uuid, uuid))
      const profile = { email: 'new@example.com' }
      await tx.update(identities).set({ profile }).where(eq(identities.uuid, owner))
      return { waiting: second }
    })
    expect(await waiting).toMatchObject({ version: 7, profile: { email: 'new@example.com' } })
  })
})
