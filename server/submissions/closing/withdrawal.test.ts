import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { moveBy, walk } from '../../../tests/support/http/road.ts'

// Most of an application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ sandbox: { daySeconds: 3600, jobMs: 0, reviewMs: 0 } })
})
afterAll(() => app.close())

async function registered(): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration())
  return borrower
}

const withdraw = (borrower: Borrower) => borrower.submit('withdrawal', { withdrawConsent: true })

describe('withdrawing an application', () => {
  it.each(['GEN_PRE_SOFT_CREDIT_DISCLOSURE', 'OFFER_SELECTION', 'DEED_SIGNING'])(
    'closes it at %s, where nothing can be done with it any more',
    async (state) => {
      const borrower = await registered()
      await walk(borrower, state)
      expect((await withdraw(borrower)).statusCode).toBe(200)
      expect((await borrower.status()).checklistStatus).toBe('CANCELLED')
      expect((await borrower.heloc()).cancellation).toMatchObject({ kind: 'WITHDRAWN', by: 'Jo Doe' })
      await expect(moveBy(borrower, 'submissions/profile')).rejects.toThrow('EVENT_NOT_ADMITTED')
    },
  )

  it('is confirmed by a letter that leads to another application, by way of the sign-in of the same lender', async () => {
    const borrower = await registered()
    await withdraw(borrower)
    const { email = '' } = await borrower.profile()
    const letters: readonly { recipient: string; template: string; body: string }[] = (
      await borrower.get('/outbox')
    ).json()
    const letter = letters.find(({ recipient, template }) => recipient === email && template === 'withdrawn')
    expect(letter?.body).toMatch(
      /Apply again: https?:\S+\/auth\/login\?redirectUrl=%2Faccount%2Fheloc%2Fregister&lang=en-US&org=hearthline/,
    )
  })

  it('needs the wish to be said', async () => {
    const borrower = await registered()
    expect((await borrower.submit('withdrawal', {})).statusCode).toBe(422)
  })

  it('is refused once everything is signed: then there is the right to cancel', async () => {
    const borrower = await registered()
    await walk(borrower, 'RESCISSION')
    const refused = (await withdraw(borrower)).json()
    expect(refused.code).toBe('WITHDRAWAL_BOUND')
    expect(refused.errors[0]).toMatch(/you have a right to cancel .* For anything else, please call us at \(/)
  })

  it.each(['PRIMARY', 'SECOND_HOME', 'INVESTMENT'] as const)(
    'is refused after the last signature, while only the insurance is missing: %s',
    async (occupancy) => {
      const borrower = new Borrower(app)
      await borrower.register(registration({ occupancy }))
      await walk(borrower, 'TRUST_AND_INSURANCE')
      const refused = await withdraw(borrower)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'WITHDRAWAL_BOUND'])
      expect((await borrower.status()).checklistStatus).toBe('TRUST_AND_INSURANCE')
    },
  )

  it('is the borrower’s alone', async () => {
    const borrower = await registered()
    const stranger = await registered()
    stranger.application = borrower.application
    expect((await withdraw(stranger)).statusCode).toBe(404)
  })
})
