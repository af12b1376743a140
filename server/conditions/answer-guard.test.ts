import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Condition } from '#generated/domain'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import type { OpenDatabase } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { identities, outbox } from '../database/schema.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const quarterMs = 15 * 60_000
let now = new Date('2026-03-02T15:00:00.000Z')
let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, clock: { now: () => now, sleep: async () => {} } })
})
afterAll(() => app.close())

/** Borrower, and somebody who has their token alone, a quarter of an hour after the sign-in. */
async function robbed(category: string, state?: string) {
  const borrower = new Borrower(app)
  await borrower.register(registration())
  if (state !== undefined) await walk(borrower, state)
  else await borrower.uploaded('PASSPORT_FRONT')
  const path = `/sandbox/applications/${borrower.application}/conditions`
  const condition: Condition = (await borrower.post(path, { category })).json()
  const thief = new Borrower(app)
  Object.assign(thief, { token: borrower.token, application: borrower.application })
  return { borrower, thief, condition }
}
const answer = async (borrower: Borrower, { uuid }: Condition, values: object) => {
  const path = `/service-conditions/external/api/v1/applications/${borrower.application}/conditions`
  const { statusCode, json } = await borrower.post(`${path}/${uuid}/answer`, values)
  return [statusCode, json().code]
}
const refused = [403, 'PROOF_REQUIRED']
const taken = [200, undefined]
const lettersOf = async (borrower: Borrower, template: string) => {
  const { email = '' } = await borrower.profile()
  const own = and(eq(outbox.recipient, email), eq(outbox.template, template))
  return database.db.select().from(outbox).where(own)
}
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

describe('a token alone', () => {
  it('shows no other ID to a reviewer once the sign-in is a quarter of an hour old', async () => {
    const { borrower, thief, condition } = await robbed('ID_VERIFICATION_FAILURE')
    const documents = [await borrower.uploaded('PASSPORT_FRONT')]
    pass(quarterMs)
    const values = { idType: 'US_PASSPORT', documents }
    expect(await answer(thief, condition, values)).toEqual(refused)
    expect(await answer(borrower, condition, values)).toEqual(taken)
    const [letter] = await lettersOf(borrower, 'identitySent')
    expect(letter?.parts.link?.label).toBe('This was not me')
  })

  it('puts no telephone number before the known one, and the owner is told of a new one', async () => {
    const { borrower, thief, condition } = await robbed('MISSING_PHONE_NUMBER')
    const [known] = (await borrower.profile()).phoneNumbers ?? []
    const values = { phoneNumber: '(207) 555-0142' }
    expect(await answer(thief, condition, values)).toEqual(refused)
    expect((await borrower.profile()).phoneNumbers).toEqual([known])
    expect(await answer(borrower, condition, values)).toEqual(taken)
    const [letter] = await lettersOf(borrower, 'phoneChanged')
    await app.inject({ method: 'POST', url: new URL(letter?.parts.link?.url ?? '').pathname })

    const [account] = await database.db
      .select()
      .from(identities)
      .where(eq(identities.email, letter?.recipient ?? ''))
    expect(account?.profile.phoneNumbers?.map(({ number }) => number)).toEqual([known?.number])
  })

  it('confirms the known telephone number: nothing changes, and nobody is told', async () => {
    const { borrower, thief, condition } = await robbed('MISSING_PHONE_NUMBER')
    const [known] = (await borrower.profile()).phoneNumbers ?? []
    expect(await answer(thief, condition, { phoneNumber: known?.number })).toEqual(taken)
    expect(await lettersOf(borrower, 'phoneChanged')).toEqual([])
  })

  it('proves no bank account by a statement once the sign-in is a quarter of an hour old', async () => {
    const { borrower, thief, condition } = await robbed('BANK_ACCOUNT_FRAUD_REVIEW', 'AUTOPAY_ACCOUNT')
    const documents = [await borrower.uploaded('BANK_STATEMENT')]
    pass(quarterMs)
    expect(await answer(thief, condition, { documents })).toEqual(refused)
    expect(await answer(borrower, condition, { documents })).toEqual(taken)
    const [letter] = await lettersOf(borrower, 'statementSent')
    expect(letter?.parts.link?.label).toBe('This was not me')
  })
})
