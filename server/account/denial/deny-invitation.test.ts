// @module-tag slow
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { askChatbot } from '../../../tests/support/http/ask-chatbot.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { letterAt, lettersAt, pressNotMe } from '../../../tests/support/http/denial.ts'
import { nextAddress, registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import { coDeed, consentToRecords, invite, invitedSigner } from '../../../tests/support/http/signer.ts'
import type { OpenDatabase } from '../../database/database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database })
})
afterAll(() => app.close())

/** A borrower in whose name a co-owner was invited. */
async function invited() {
  const email = nextAddress()
  const borrower = new Borrower(app)
  await borrower.register(registration({ email, street1: '11 Joint Deed Drive' }))
  await walk(borrower, 'CO_DEED_REQ')
  return { place: { app, database }, borrower, email, coOwner: await invite(borrower) }
}

describe('an invitation to sign that the borrower denies', () => {
  it('is told to have been taken back to a co-owner who had begun, by letter and in the chat', async () => {
    const { place, email, coOwner } = await invited()
    const signer = await invitedSigner(app, coOwner)
    await consentToRecords(signer)
    await pressNotMe(place, email, 'coOwnerInvited')
    expect((await signer.get(`${coDeed}/signing`)).statusCode).toBe(404)
    const { subject, body } = (await letterAt(place, coOwner, 'invitationTakenBack')) ?? {}
    expect(subject).toBe('The invitation to sign was taken back')
    // Why the borrower's account is held is not theirs to know.
    expect(body).not.toMatch(/someone else|not me/)
    const said = await askChatbot(signer, 'What do I have to do next?')
    expect(said).toContain('no application names your account as a co-owner’s')
    expect(said).not.toContain('please sign in')
  })

  it('is no further letter to an address whose reader has not set up their access, and its link says so', async () => {
    const { place, email, coOwner } = await invited()
    const letter = await letterAt(place, coOwner, 'signerInvitation')
    const [, invitation] = /#invitation=([\w-]+)/.exec(letter?.parts?.link?.url ?? '') ?? []
    await pressNotMe(place, email, 'coOwnerInvited')
    expect(await lettersAt(place, coOwner)).toHaveLength(1)
    const setup = { orgCode: 'FHEL', invitation, password: 'a long enough password', termsAccepted: true }
    const refused = await new Borrower(app).post('/identity/api/v1/registration/setup', setup)
    expect(refused.json().errors.join(' ')).toContain('was taken back')
  })
})
