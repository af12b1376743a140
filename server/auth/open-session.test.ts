import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { databaseTemplate } from '../../tests/support/database/database-template.ts'
import { recordStatements } from '../../tests/support/database/record-statements.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { openPglite } from '../database/open-pglite.ts'
import { identities, sessions } from '../database/schema.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: OpenDatabase
let statements: string[]
let app: FastifyInstance
beforeAll(async () => {
  const opened = await openPglite({ template: await databaseTemplate() })
  statements = recordStatements(opened.client)
  database = opened
  app = await createTestApp({ database, rateLimits: false })
})
afterAll(() => app.close())

type Change = Partial<typeof identities.$inferInsert>

/** Signs in while the account changes during the password check. Returns the status code and the number of open sessions. */
async function signInWhile(change: Change): Promise<readonly [status: number, open: number]> {
  const email = nextAddress()
  await new Browser(app).register(registration({ email }))
  const own = eq(identities.email, email)
  const [{ uuid = '' } = {}] = await database.db.select({ uuid: identities.uuid }).from(identities).where(own)
  await database.db.delete(sessions).where(eq(sessions.identity, uuid))
  statements.length = 0
  const answer = new Browser(app).signIn(email)
  const isRead = () =>
    expect(statements.filter((text) => /"password_hash".* from "identities"/.test(text))).not.toEqual([])
  await vi.waitFor(isRead, { interval: 1 })
  await database.db.update(identities).set(change).where(own)
  const { statusCode } = await answer
  const left = await database.db.select().from(sessions).where(eq(sessions.identity, uuid))
  return [statusCode, left.length]
}

describe('a sign-in whose password was looked at before the account changed', () => {
  it('opens a session where what changed is something else', async () => {
    expect(await signInWhile({ updatedAt: new Date() })).toEqual([200, 1])
  })

  it('opens none once the password was replaced: that ended every session of the old one', async () => {
    expect(await signInWhile({ passwordHash: 'another' })).toEqual([401, 0])
  })

  it('opens none once the account was closed', async () => {
    expect(await signInWhile({ closedAt: new Date() })).toEqual([401, 0])
  })
})
