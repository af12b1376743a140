import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import type { PaymentRail } from '../vendors/ports/payment-rail.ts'
import { sandboxPayments } from '../vendors/sandbox/sandbox-closing.ts'

// A whole application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const send = vi.fn<PaymentRail['send']>(sandboxPayments.send)

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  // A business day passes only when the test lets it.
  app = await createTestApp({
    database,
    vendors: { payments: { ...sandboxPayments, send } },
    sandbox: { daySeconds: 3600, jobMs: 0, reviewMs: 0 },
  })
})
afterAll(() => app.close())

const cancel = { cancelConsent: true, typedName: 'Jo Doe' }

/** Creates a borrower who has signed everything and may still cancel. */
async function mayCancel(): Promise<Borrower> {
  send.mockClear()
  const borrower = new Borrower(app)
  await borrower.register(registration())
  await walk(borrower, 'RESCISSION')
  return borrower
}

const letters = async (borrower: Borrower, template: string) => {
  const { email } = await borrower.profile()
  const all: readonly { readonly recipient: string; readonly template: string }[] = (
    await borrower.get('/outbox')
  ).json()
  return all.filter((letter) => letter.recipient === email && letter.template === template)
}

const dayPasses = (borrower: Borrower) =>
  borrower.post(`/sandbox/applications/${borrower.application}/review`, {})

describe('the right to cancel', () => {
  it('cancels the line at once, with a record of it and a letter, and no money is ever sent', async () => {
    const borrower = await mayCancel()
    await borrower.step('rescission', cancel)
    expect((await borrower.status()).checklistStatus).toBe('CANCELLED')
    const { cancellation, documents = [] } = await borrower.heloc()
    expect(cancellation).toMatchObject({ kind: 'RESCINDED', by: 'Jo Doe' })
    expect(documents.map(({ type }) => type)).toContain('CANCELLATION_CONFIRMATION')
    expect(await letters(borrower, 'rescinded')).toHaveLength(1)
    expect((await dayPasses(borrower)).statusCode).toBe(409)
    expect(send).not.toHaveBeenCalled()
  })

  it('is used with one’s own name, and not by accident', async () => {
    const borrower = await mayCancel()
    const other = await borrower.submit('rescission', { ...cancel, typedName: 'Sam Roe' })
    expect([other.statusCode, other.json().code]).toEqual([422, 'SIGNATURE_NAME'])
    expect((await borrower.submit('rescission', { typedName: 'Jo Doe' })).statusCode).toBe(422)
    expect((await borrower.status()).checklistStatus).toBe('RESCISSION')
  })

  it('is not there before the last signature', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    expect((await borrower.submit('rescission', cancel)).json().code).toBe('EVENT_NOT_ADMITTED')
  })

  it.each(['DEED_SIGNING', 'TRUST_AND_INSURANCE'])(
    'can be used from the first signature on, at %s, before its notice is made',
    async (state) => {
      const borrower = new Borrower(app)
      await borrower.register(registration())
      await walk(borrower, state)
      await borrower.step('rescission', cancel)
      expect((await borrower.status()).checklistStatus).toBe('CANCELLED')
      expect((await borrower.heloc()).cancellation).toMatchObject({ kind: 'RESCINDED', by: 'Jo Doe' })
      expect(await letters(borrower, 'rescinded')).toHaveLength(1)
    },
  )

  it.each(['SECOND_HOME', 'INVESTMENT'] as const)(
    'does not exist for a home that is %s',
    async (occupancy) => {
      const borrower = new Borrower(app)
      await borrower.register(registration({ occupancy }))
      await walk(borrower, 'TRUST_AND_INSURANCE')
      const refused = await borrower.submit('rescission', cancel)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'NO_RIGHT_TO_CANCEL'])
    },
  )

  it('is nobody else’s', async () => {
    const borrower = await mayCancel()
    const stranger = new Borrower(app)
    await stranger.register(registration())
    stranger.application = borrower.application
    expect((await stranger.submit('rescission', cancel)).statusCode).toBe(404)
    expect((await borrower.status()).checklistStatus).toBe('RESCISSION')
  })

  it('keeps the proof that its notice was delivered, and what it said', async () => {
    const borrower = await mayCancel()
    expect(await letters(borrower, 'rightToCancel')).toHaveLength(1)
    const acts = (
      await borrower.get(`/service-application/api/v1/application/heloc/${borrower.application}/evidence`)
    ).json()
    expect(acts).toContainEqual(
      expect.objectContaining({
        kind: 'DELIVERED',
        title: 'Notice of right to cancel',
        textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    )
  })
})

describe('the money', () => {
  it('stays where it is until three business days have passed, then is sent once', async () => {
    const borrower = await mayCancel()
    for (const day of [1, 2]) {
      await dayPasses(borrower)
      expect([day, (await borrower.status()).checklistStatus]).toEqual([day, 'RESCISSION'])
    }
    expect(send).not.toHaveBeenCalled()
    await dayPasses(borrower)
    await borrower.reach('COMPLETE')
    expect(send).toHaveBeenCalledOnce()
    expect((await borrower.submit('rescission', cancel)).json().code).toBe('EVENT_NOT_ADMITTED')
  })

  it('stays where it is while its owner says that somebody else acted, and the desk is told that it waits', async () => {
    const borrower = await mayCancel()
    await database.db
      .update(identities)
      .set({ deniedAt: new Date() })
      .where(eq(identities.email, String((await borrower.profile()).email)))
    const url = `/sandbox/applications/${borrower.application}/review`
    const look = () => app.inject({ method: 'POST', url, payload: {} })
    let looked = await look()
    for (let days = 1; days < 10 && looked.statusCode === 204; days += 1) looked = await look()
    expect(looked.json()).toMatchObject({ code: 'REVIEW_WAITS' })
    expect(send).not.toHaveBeenCalled()
  })

  it('stays where it is whatever the borrower sends meanwhile', async () => {
    const borrower = await mayCancel()
    const names = loadTenants(`${import.meta.dirname}/../..`)
      .tenants.flatMap(({ process }) => Object.keys(process.submissions))
      .filter((name) => name !== 'rescission')
    for (const name of new Set([...names, 'disburse', 'disbursed', 'rescissionEnded'])) {
      const { statusCode } = await borrower.submit(name, { ...cancel, fundedAt: '2020-01-01T00:00:00Z' })
      expect([name, statusCode]).toEqual([name, statusCode === 404 ? 404 : 409])
    }
    expect(await borrower.status()).toMatchObject({ checklistStatus: 'RESCISSION' })
    expect(send).not.toHaveBeenCalled()
  })
})
