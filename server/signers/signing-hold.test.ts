// @module-tag slow
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { askChatbot } from '../../tests/support/http/ask-chatbot.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { pressNotMe, recover } from '../../tests/support/http/denial.ts'
import { nextAddress, registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import {
  consentToRecords,
  invite,
  invitedSigner,
  showPassport,
  signCounterpart,
  view,
} from '../../tests/support/http/signer.ts'
import type { OpenDatabase } from '../database/database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, sandbox: { daySeconds: 3600, jobMs: 0, reviewMs: 0 } })
})
afterAll(() => app.close())

/** A borrower, and a co-owner who has shown their ID. */
async function owners() {
  const email = nextAddress()
  const borrower = new Borrower(app)
  await borrower.register(registration({ email, street1: '11 Joint Deed Drive', occupancy: 'SECOND_HOME' }))
  await walk(borrower, 'CO_DEED_REQ')
  const coOwner = await invite(borrower)
  const signer = await invitedSigner(app, coOwner)
  await consentToRecords(signer)
  await showPassport(signer)
  return { borrower, email, signer, coOwner }
}

const held = 'No money is sent until we have talked to everyone concerned'
const own =
  /^You told us that someone else acted in your name, so the money is on hold\. Please call us at \(/
const next = 'What do I have to do next?'
const denied = async (email: string, template: string) => pressNotMe({ app, database }, email, template)

describe('a co-owner while money is held', () => {
  it('reads that they hold it, beside what is still theirs to do', async () => {
    const { signer, coOwner } = await owners()
    await denied(coOwner, 'identitySent')
    await recover({ app, database }, signer, coOwner)
    expect(await view(signer)).toMatchObject({
      ...{ step: 'SIGNING', hold: { title: held, text: expect.stringMatching(own) } },
    })
    expect(await askChatbot(signer, next)).toMatch(/the money is on hold.+It is your turn as an owner/)
  })

  it('reads so in place of thanks once they have signed', async () => {
    const { signer, coOwner } = await owners()
    await signCounterpart(signer)
    await denied(coOwner, 'documentSigned')
    await recover({ app, database }, signer, coOwner)
    const { hold, standing } = await view(signer)
    expect([hold?.title, standing]).toEqual([held, undefined])
    for (const question of [next, 'When do I get my money?']) {
      const said = await askChatbot(signer, question)
      expect(said).toContain('You told us that someone else acted in your name')
      expect(said).not.toMatch(/nothing more|opens/)
    }
  })

  it('reads of a hold by the borrower that there is one and whom to call, and not whose it is', async () => {
    const { signer, email } = await owners()
    await signCounterpart(signer)
    await denied(email, 'applicationSigned')
    const { hold, standing } = await view(signer)
    expect([hold?.title, standing]).toEqual([held, undefined])
    expect(hold?.text).toMatch(/^The money of this line of credit is on hold\..+call us at \(/)
    expect(`${hold?.text} ${await askChatbot(signer, next)}`).not.toMatch(/Jo Doe|borrower|You told us/)
  })

  it('reads that it was sent before they said so, and nothing of a denial by the borrower after that', async () => {
    const { borrower, email, signer, coOwner } = await owners()
    await signCounterpart(signer)
    await walk(borrower, 'COMPLETE')
    await denied(email, 'applicationSigned')
    expect((await view(signer)).standing).toMatch(/^It is done/)
    await denied(coOwner, 'documentSigned')
    await recover({ app, database }, signer, coOwner)
    const { hold, standing } = await view(signer)
    expect(standing).toBeUndefined()
    expect(hold?.title).toBe('The money was already sent: please call us right away')
    expect(hold?.text).toMatch(/had sent the money .+ on [\d/]{10}, to the account that the borrower named/)
    expect(await askChatbot(signer, next)).toContain('The money was already sent')
  })
})
