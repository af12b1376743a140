import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let borrower: Borrower
beforeAll(async () => {
  app = await createTestApp()
  borrower = new Borrower(app)
  await borrower.register(registration({ orgCode: 'plainly-home', state: 'OR', zip: '97204' }))
})
afterAll(() => app.close())

const application = '/service-application/api'

describe('Plainly, a lender that is shipped', () => {
  it('tries out whether fewer ask for help where the chat is not offered: an assignment is taken', async () => {
    const answer = await borrower.call({
      method: 'POST',
      url: `${application}/v3/application/heloc/${borrower.application}/experiments`,
      payload: { experiments: { name: 'fe-webchat', variation: 'control' }, appUuid: borrower.application },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  it('has a service that replays how an application was used: its link is kept, and no other', async () => {
    const put = (link: string) =>
      borrower.call({
        method: 'PUT',
        url: `${application}/v1/application/heloc/${borrower.application}/full-story-link`,
        payload: { link },
      })
    expect((await put(`https://replay.sandbox.example/sessions/${randomUUID()}`)).statusCode).toBe(204)
    expect((await put('https://elsewhere.example/sessions/one')).statusCode).toBe(422)
  })
})
