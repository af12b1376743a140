import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { eq } from '../../database/drizzle.ts'
import { idempotencyKeys } from '../../database/schema.ts'

// An application begins here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

it('keeps the key of somebody who is signed in under its own columns, with what it stood for', async () => {
  const borrower = new Borrower(app)
  await borrower.register(registration())
  const { properties = [] } = await borrower.heloc()
  const values = {
    selectedPropertyUuid: properties[0]?.uuid,
    softCreditConsent: true,
    consentTextHash: await borrower.consentHash('soft-credit'),
  }
  const answer = await borrower.submit('profile', values, { 'idempotency-key': 'a-key-of-mine' })
  const [row] = await database.db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, 'a-key-of-mine'))
  expect(row).toMatchObject({ key: 'a-key-of-mine', status: 200, body: answer.json() })
  expect(row?.requestHash).not.toContain('a-key-of-mine')
  expect(row?.identity).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(row?.createdAt).toBeInstanceOf(Date)
})
