import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import {
  consentToRecords,
  invite,
  invitedSigner,
  showPassport,
  signCounterpart,
} from '../../../tests/support/http/signer.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Returns the chatbot's answer to somebody who is signed in. */
async function told(person: Borrower, message: string): Promise<string> {
  const proof = await person.post('/service-csp/customer/secure/api/v1/webchat/authenticate', {})
  const answer = await person.post('/service-chat-chatbot/external/api/v1/message/chatWithAutobot', {
    ...{ message, organization: 'FHEL', nonce: proof.json().nonce },
  })
  return answer.json().responseStr
}

const next = 'What do I have to do next?'

it('tells a co-owner of their own signing at each of its steps, and the borrower that it is the co-owner’s turn', async () => {
  const borrower = new Borrower(app)
  await borrower.register(registration({ street1: '11 Joint Deed Drive' }))
  await walk(borrower, 'CO_DEED_REQ')
  const signer = await invitedSigner(app, await invite(borrower))
  expect(await told(signer, next)).toContain('It is your turn as an owner of the home')
  expect(await told(signer, 'How long does it take?')).toContain('It is your turn as an owner of the home')
  expect(await told(signer, 'How much did I ask for?')).not.toMatch(/You chose a line|sign in/)
  expect(await told(signer, next)).toMatch(
    / First you agree to get the documents electronically, at “What you will sign”\./,
  )
  expect(await told(signer, 'Do I owe the money?')).toMatch(
    /^No\. You are not borrowing, and you owe none of the money\./,
  )
  await consentToRecords(signer)
  const atIdentity = await told(signer, next)
  expect(atIdentity).toMatch(/ Next you show your ID, at “.+”\./)
  await showPassport(signer)
  expect(await told(signer, next)).not.toBe(atIdentity)
  expect(await told(borrower, next)).toContain('Your co-owners have to sign now')
  await signCounterpart(signer)
  expect(await told(signer, next)).toContain('You have signed')
})
