import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startPostgres } from '../../tests/support/temporary-postgres.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { rowsOf } from '../database/rows-of.ts'
import { applications, identities } from '../database/schema.ts'
import { testApplication } from '../testing/test-application.ts'
import { lockOwned } from './application-store.ts'

const application = { ...testApplication({}), uuid: randomUUID(), owner: randomUUID() }
const { uuid, owner } = application

async function store({ db }: OpenDatabase): Promise<void> {
  const { profile, createdAt, updatedAt, ...row } = application
  const person = { uuid: owner, tenant: application.tenant, email: 'jo@example.com', profile }
  await db.insert(identities).values(person)
  await db.insert(applications).values(row)
}

/** Until somebody waits for a lock. */
async function untilWaiting({ db }: OpenDatabase): Promise<void> {
  for (let waits = false; !waits; ) {
    const found = await db.execute(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    waits = rowsOf(found).length > 0
  }
}

describe('an application that is held', () => {
  it('is read, with its person, as whoever held it before has left it; on Postgres, where it is installed', async () => {
    const postgres = await startPostgres()
    if (postgres === undefined) {
      console.warn('NOT TESTED: no Postgres is installed or named by DATABASE_URL.')
      return
    }
    const database = await openPostgres(postgres.url)
    try {
      await migrate(database)
      await store(database)
      const second = await database.db.transaction(async (tx) => {
        await lockOwned(tx, uuid, owner)
        const waiting = database.db.transaction((other) => lockOwned(other, uuid, owner))
        await untilWaiting(database)
        await tx.update(applications).set({ version: 7 }).where(eq(applications.uuid, uuid))
        await tx
          .update(identities)
          .set({ profile: { email: 'new@example.com' } })
          .where(eq(identities.uuid, owner))
        return { waiting }
      })
      expect(await second.waiting).toMatchObject({ version: 7, profile: { email: 'new@example.com' } })
    } finally {
      await database.close()
      await postgres.stop()
    }
  })
})
