import { expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { identities } from '../database/schema.ts'

vi.setConfig({ testTimeout: 60_000 })

it('no account is there by itself, in an open sandbox neither', async () => {
  const database = await openTestDatabase()
  const app = await createTestApp({ database })
  expect((await app.inject('/outbox')).statusCode).toBe(200)
  expect(await database.db.select().from(identities)).toEqual([])
  await app.close()
})
