import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../tests/support/backend/test-application.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { OpenDatabase } from '../database/database.ts'
import { identities, outbox } from '../database/schema.ts'
import { postLetters } from './post-letters.ts'

const tenant = shippedTenants().fallback
const now = new Date('2026-11-20T12:00:00.000Z')

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function account(email: string, closedAt: Date | null): Promise<string> {
  const uuid = randomUUID()
  await database.db.insert(identities).values({ uuid, tenant: tenant.code, email, profile: {}, closedAt })
  return uuid
}

describe('a letter to every owner of a home', () => {
  it('goes to the borrower and to each co-owner whose account is open', async () => {
    const signers = [await account('sam@example.com', null), await account('lena@example.com', now)]
    const application = testApplication({ helocSigners: signers.map((identityUuid) => ({ identityUuid })) })
    const letter = { channel: 'MAIL', template: 'rightToCancel', to: 'EVERY_OWNER' } as const
    await database.db.transaction((tx) =>
      postLetters(tx, tenant, application, [{ ...letter, values: { date: '11/24/2026' } }], now),
    )
    const posted = await database.db.select().from(outbox)
    expect(posted.map(({ recipient }) => recipient).sort()).toEqual(['jo@example.com', 'sam@example.com'])
  })
})
