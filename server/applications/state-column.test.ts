import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { moveBy } from '../../tests/support/http/road.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { applications } from '../database/schema.ts'
import { findApplication } from './application-store.ts'
import { partsOf } from './context-of.ts'

// An application begins here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

const begun = 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'

const isOf = ({ application }: Borrower) => eq(applications.uuid, application)

async function storedStatus(borrower: Borrower): Promise<unknown> {
  const [row] = await database.db.select().from(applications).where(isOf(borrower))
  return row?.status
}

/** Changes a row to the old format, with a different copy of the state in its JSON. */
async function contradict(borrower: Borrower): Promise<void> {
  const status = sql`${applications.status} || '{"checklistStatus": "COMPLETE"}'::jsonb`
  await database.db.update(applications).set({ status }).where(isOf(borrower))
}

describe('the state of an application', () => {
  it('is kept once: not in the JSON beside the column', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    expect(await borrower.status()).toMatchObject({ checklistStatus: begun })
    expect(await storedStatus(borrower)).not.toHaveProperty('checklistStatus')
  })

  it('is that of the column where a row has another in its JSON: in the status, for predicates, and for what is due', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    await contradict(borrower)
    expect(await borrower.status()).toMatchObject({ checklistStatus: begun })
    const application = await findApplication(database.db, borrower.application)
    if (application === undefined) throw new Error('There is no application.')
    expect(partsOf(application).status).toMatchObject({ checklistStatus: begun })
    await moveBy(borrower, 'submissions/profile')
    await borrower.reach('LIEN_VERIFICATION')
    expect(await storedStatus(borrower)).not.toHaveProperty('checklistStatus')
  })
})
