import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../database/database.ts'
import { loadCeoFeedback } from './ceo-feedback-store.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

const said = {
  topic: 'COMPLIMENT',
  message: 'The pages were easy to follow.',
  marketingConsent: false,
  pathname: '/dashboard',
  productType: 'HELOC',
}

const send = (sender: Borrower, values: object) =>
  sender.call({
    method: 'POST',
    url: '/service-profile/api/v1/feedback/ceo',
    payload: { ...said, ...values },
  })

async function registered(orgCode = 'FHEL'): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration({ orgCode, firstName: 'Ana', lastName: 'Reyes' }))
  return borrower
}

describe('feedback to the chief executive', () => {
  it('is kept once with its topic, its consent and an application of the sender’s own', async () => {
    const [sender, stranger] = [await registered(), await registered()]
    for (const _ of ['sent', 'sent again'])
      expect((await send(sender, { applicationUuid: sender.application })).statusCode).toBe(204)
    await send(sender, { topic: 'IMPROVEMENT', applicationUuid: stranger.application })
    const kept = await loadCeoFeedback({ database }, ['hearthline'])
    expect(kept).toMatchObject([
      { topic: 'IMPROVEMENT', name: 'Ana Reyes' },
      { topic: 'COMPLIMENT', marketingConsent: false, applicationUuid: sender.application },
    ])
    expect(kept[0]).not.toHaveProperty('applicationUuid')
    expect(await loadCeoFeedback({ database }, ['harborcu'])).toEqual([])
  })

  it('has 10 to 1000 characters, a topic and an answer about marketing', async () => {
    const sender = await registered()
    for (const wrong of [
      { message: 'x'.repeat(9) },
      { message: 'x'.repeat(1001) },
      { message: ' '.repeat(20) },
      { topic: 'RANT' },
      { marketingConsent: undefined },
    ])
      expect((await send(sender, wrong)).statusCode, JSON.stringify(wrong).slice(0, 60)).toBe(422)
  })

  it('says which part is wrong, and what is allowed there', async () => {
    const answer = await send(await registered(), { topic: 'RANT', productType: 'CARD' })
    expect(answer.json().errors).toEqual(
      expect.arrayContaining([
        'topic must be one of IMPROVEMENT, COMPLIMENT.',
        'productType must be "HELOC".',
      ]),
    )
  })

  it('is asked for at the provider’s own brand alone, of those who are signed in', async () => {
    expect((await send(await registered('harborcu'), {})).json().code).toBe('FEEDBACK_NOT_ASKED')
    expect((await send(new Borrower(app), {})).statusCode).toBe(401)
  })
})
