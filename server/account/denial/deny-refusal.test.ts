// @module-tag slow
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { askChatbot } from '../../../tests/support/http/ask-chatbot.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { letterAt, pressNotMe, recover } from '../../../tests/support/http/denial.ts'
import { nextAddress, registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import { act, consentToRecords, invite, invitedSigner, view } from '../../../tests/support/http/signer.ts'
import { notifications } from '../../../tests/support/http/told.ts'
import type { OpenDatabase } from '../../database/database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const begin = new Date('2026-03-02T15:00:00.000Z')
let now = begin
let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, clock: { now: () => now, sleep: async () => {} } })
})
afterAll(() => app.close())

/** A borrower, and a co-owner in whose name it was said that they will not sign. */
async function refused() {
  const email = nextAddress()
  const borrower = new Borrower(app)
  await borrower.register(registration({ email, street1: '11 Joint Deed Drive' }))
  await walk(borrower, 'CO_DEED_REQ')
  const coOwner = await invite(borrower)
  const signer = await invitedSigner(app, coOwner)
  await consentToRecords(signer)
  const refuse = () => act(signer, 'refusal', { reason: 'UNWILLING' })
  expect((await refuse()).json().step).toBe('REFUSED')
  return { place: { app, database }, borrower, email, signer, coOwner, refuse }
}

describe('a refusal to sign that its co-owner denies', () => {
  it('is taken back, and both people are told by letter that it was not theirs', async () => {
    const { place, borrower, email, signer, coOwner } = await refused()
    expect(await pressNotMe(place, coOwner, 'signingRefused')).toContain('we took back what was said')
    await recover(place, signer, coOwner)
    expect(await view(signer)).toMatchObject({ step: 'IDENTITY', hold: expect.anything() })
    expect(await view(signer)).not.toHaveProperty('refusal')
    const [entry] = (await borrower.heloc()).helocSigners ?? []
    expect(entry).not.toHaveProperty('refusal')
    for (const person of [borrower, signer])
      expect(await askChatbot(person, 'What do I have to do next?')).not.toMatch(/not sign|do not want/)
    expect(JSON.stringify(await notifications(borrower))).not.toContain('does not want to sign')
    expect((await letterAt(place, coOwner, 'refusalDenied'))?.body).toContain('You are asked again')
    expect(await letterAt(place, email, 'refusalDenied')).toMatchObject({
      subject: 'It was not Sam Okafor who said that they will not sign',
      body: expect.stringContaining('someone else said so in their name'),
    })
  })

  it('is not one from after that letter', async () => {
    const { place, signer, coOwner, refuse } = await refused()
    await pressNotMe(place, coOwner, 'signingRefused')
    const { parts } = (await letterAt(place, coOwner, 'signingRefused')) ?? {}
    const { pathname, search } = new URL((parts?.denial ?? parts?.link)?.url ?? '')
    now = new Date(now.getTime() + 60_000)
    await recover(place, signer, coOwner)
    expect((await refuse()).json().step).toBe('REFUSED')
    await app.inject({ method: 'POST', url: pathname + search })
    expect((await view(signer)).step).toBe('REFUSED')
  })
})
