import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Returns the chatbot's answer to an applicant whose deed is signed before a notary in person and who asks what is next. */
async function nextAt(street1: string): Promise<string> {
  const borrower = new Borrower(app)
  await borrower.register(registration({ street1, state: 'CA', zip: '90012' }))
  await walk(borrower, 'MANUAL_DEED_SIGNING')
  const proof = await borrower.post('/service-csp/customer/secure/api/v1/webchat/authenticate', {})
  const answer = await borrower.post('/service-chat-chatbot/external/api/v1/message/chatWithAutobot', {
    ...{ message: 'What do I have to do next?', organization: 'FHEL', nonce: proof.json().nonce },
  })
  return answer.json().responseStr
}

it('is said in the chat where none is free near the home, and elsewhere that one is to be reserved', async () => {
  expect(await nextAt('5 Remote Road')).toContain('No notary is available near you')
  expect(await nextAt('12 Free Road')).toContain('It is your turn there')
})
