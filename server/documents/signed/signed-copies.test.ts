// @module-tag slow
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { copyOf, listedAs } from '../../../tests/support/http/copy-of.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import {
  consentToRecords,
  invite,
  invitedSigner,
  showPassport,
  signCounterpart,
} from '../../../tests/support/http/signer.ts'
import { withoutSpaces } from '../../../tests/support/samples/read-pdf.ts'

// Whole applications run here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function at(state: string, answers: Parameters<typeof registration>[0] = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  await walk(borrower, state)
  return borrower
}

const time = /^Date and local time at the home: \w+ \d+, \d{4} at \d+:\d\d [AP]M E[SD]T$/

describe('the copy of a signed document', () => {
  it('carries no signature, and claims none, before it is signed', async () => {
    const borrower = await at('DEED_SIGNING')
    const deed = await copyOf(borrower, 'DEED')
    expect(deed.words.join('\n')).not.toMatch(/signed by|was signed|^signed|signatures/im)
    expect((await listedAs(borrower, 'DEED')).signedDate).toBeUndefined()
  })

  it('shows name, day and time, way, notary and the hash of what was signed, as text and PDF', async () => {
    const borrower = await at('DEED_SIGNING')
    const read = await copyOf(borrower, 'DEED')
    await walk(borrower, 'TRUST_AND_INSURANCE')
    const note = await copyOf(borrower, 'NOTE')
    expect(note.words).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Signed by Jo Doe$/),
        expect.stringMatching(time),
        'How: Electronically',
        'Name as typed: Jo Doe',
        `Fingerprint of the words that were signed (SHA-256): ${note.textHash}`,
      ]),
    )
    const deed = await copyOf(borrower, 'DEED')
    expect(deed.textHash).toBe(read.textHash)
    expect(deed.words.slice(0, read.words.length)).toEqual(read.words)
    expect(deed.words).toEqual(
      expect.arrayContaining([
        'How: Electronically, before a notary public by video',
        expect.stringMatching(/^Notary public: \w+/),
        expect.stringMatching(/^The notary’s seal is on the deed/),
      ]),
    )
    for (const word of ['Signed by Jo Doe', 'before a notary public by video', read.textHash])
      expect(deed.pdf).toContain(withoutSpaces(word))
    expect((await listedAs(borrower, 'NOTE')).signedDate).toBe((await borrower.heloc()).noteSignedAt)
  })

  it('tells the time in the zone of the home, not in the other one of its state', async () => {
    const borrower = await at('DEED_SIGNING', { state: 'FL', zip: '33130' })
    const { words } = await copyOf(borrower, 'NOTE')
    expect(words).toContainEqual(expect.stringMatching(time))
  })

  it('says so where the deed was signed on paper, at the time of the visit', async () => {
    const borrower = await at('MANUAL_DEED_SIGNING', { state: 'CA', street1: '801 Elm Street' })
    const path = `/service-application/api/v1/application/heloc/${borrower.application}/notary-slots`
    const { slots } = (await borrower.get(path)).json()
    await borrower.submit('notary-visit', { place: 'HOME', startsAt: slots[0], feeConsent: true })
    await borrower.reach('TRUST_AND_INSURANCE')
    const { words } = await copyOf(borrower, 'DEED')
    expect(words).toEqual(
      expect.arrayContaining([
        'Signed by Jo Doe',
        'How: On paper, before a notary public in person',
        expect.stringMatching(/^Notary public: \w+/),
      ]),
    )
    const { deedSignedAt } = await borrower.heloc()
    expect((await listedAs(borrower, 'DEED')).signedDate).toBe(deedSignedAt)
  })

  it('shows a co-owner’s signature under their counterpart beside the borrower’s', async () => {
    const borrower = await at('CO_DEED_REQ', { street1: '11 Joint Deed Drive' })
    const signer = await invitedSigner(app, await invite(borrower))
    await consentToRecords(signer)
    await showPassport(signer)
    await signCounterpart(signer)
    await walk(borrower, 'TRUST_AND_INSURANCE')
    const { words } = await copyOf(borrower, 'DEED')
    expect(words).toEqual(
      expect.arrayContaining([
        'Signed by Sam Okafor',
        'Signed document: Deed of trust, counterpart of a co-owner',
        'Signed by Jo Doe',
        'Signed document: Deed of trust',
      ]),
    )
  })
})
