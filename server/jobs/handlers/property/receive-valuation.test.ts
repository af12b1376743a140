import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../../tests/support/http/borrower.ts'
import { copyOf, listedAs } from '../../../../tests/support/http/copy-of.ts'
import { registration } from '../../../../tests/support/http/registration.ts'
import { answersTo, moveBy, walk } from '../../../../tests/support/http/road.ts'
import { lettersOf } from '../../../../tests/support/http/told.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('shows the value for which a home was refused, not the one from before', async () => {
  const borrower = new Borrower(app)
  await borrower.register(registration({ street1: '9 Worthless Wharf', state: 'TX' }))
  await walk(borrower, 'BPO_ORDER_REQUEST')
  const before = await borrower.heloc()
  await moveBy(borrower, 'submissions/valuation-condition')
  await borrower.reach('DECLINED')
  const { property, adjustedHomeAmount } = await borrower.heloc()
  expect(adjustedHomeAmount).toBe(property?.value)
  expect(adjustedHomeAmount).not.toBe(before.adjustedHomeAmount)
})

async function ordering(answers: Parameters<typeof registration>[0]): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  return borrower
}

describe('the copy of a valuation', () => {
  it('says home, value, day and who valued it, and is the receipt for the fee', async () => {
    const borrower = await ordering({ street1: '3 Unvalued Road' })
    await walk(borrower, 'NO_AVM_FOUND')
    await moveBy(borrower, 'submissions/value-estimate')
    await borrower.reach('BPO_ORDER_REQUEST')
    await moveBy(borrower, 'submissions/valuation-order')
    await borrower.reach('OFFER_SELECTION')
    expect((await copyOf(borrower, 'PROPERTY_VALUATION')).words).toEqual(
      expect.arrayContaining([
        'Home: 3 Unvalued Road, Portland, ME 04101',
        'Value: $830,000',
        'Valued by: Ridgeline Home Values',
        expect.stringMatching(/^Value received on: \d\d\/\d\d\/\d{4}$/),
        'Receipt',
        'Fee paid: $180.00',
        expect.stringMatching(/^Reference of the payment: \S+/),
      ]),
    )
    const letter = (await lettersOf(borrower)).find(({ template }) => template === 'valued')
    expect(letter?.body).toMatch(
      /Ridgeline Home Values has valued your home at \$830,000.*you paid \$180\.00/,
    )
  })

  it('comes where the home was refused for it, too', async () => {
    const borrower = await ordering({ street1: '9 Worthless Wharf', state: 'TX' })
    await walk(borrower, 'BPO_ORDER_REQUEST')
    await moveBy(borrower, 'submissions/valuation-condition')
    await borrower.reach('DECLINED')
    expect((await copyOf(borrower, 'PROPERTY_VALUATION')).words).toContain('Value: $300,000')
    const templates = (await lettersOf(borrower)).map(({ template }) => template)
    expect(templates).toEqual(expect.arrayContaining(['valued', 'decision']))
  })
})

describe('the fair market value of a home', () => {
  it('is acknowledged in writing at the closing in Texas', async () => {
    const borrower = await ordering({ street1: '800 Elm Street', state: 'TX' })
    await walk(borrower, 'BPO_ORDER_REQUEST')
    await moveBy(borrower, 'submissions/valuation-condition')
    await walk(borrower, 'NOTE_SIGNING')
    const read = await copyOf(borrower, 'FAIR_MARKET_VALUE')
    expect(read.words).toEqual(
      expect.arrayContaining([
        'Fair market value: $830,000',
        expect.stringMatching(/^Source of the value: Valuation by Ridgeline Home Values, received on/),
      ]),
    )
    const { uuid } = await listedAs(borrower, 'FAIR_MARKET_VALUE')
    const answers = Object(await answersTo(borrower, 'submissions/note'))
    const others = answers.documents.filter((document: { readonly uuid: string }) => document.uuid !== uuid)
    const unsigned = await borrower.submit('note', { ...answers, documents: others })
    expect(unsigned.body).toContain('Acknowledgment of fair market value')
    await moveBy(borrower, 'submissions/note')
    expect((await copyOf(borrower, 'FAIR_MARKET_VALUE')).words).toContain('Signed by Jo Doe')
  })

  it('is asked of no home elsewhere', async () => {
    const borrower = await ordering({})
    await walk(borrower, 'NOTE_SIGNING')
    const types = (await borrower.heloc()).documents?.map(({ type }) => type)
    expect(types).toContain('NOTE')
    expect(types).not.toContain('FAIR_MARKET_VALUE')
  })
})

describe('a valuation in Texas', () => {
  it('costs nothing where an automated value exists: no fee is collected, and none is agreed to', async () => {
    const borrower = await ordering({ street1: '800 Elm Street', state: 'TX' })
    await walk(borrower, 'BPO_ORDER_REQUEST')
    const answers = Object(await answersTo(borrower, 'submissions/valuation-condition'))
    const { feeConsent: _, consentTextHash: __, ...asked } = answers
    expect((await borrower.submit('valuation-condition', asked)).statusCode).toBe(200)
    await borrower.reach('NOTE_SIGNING')
    expect((await borrower.heloc()).valuation?.feePaid).toBe(0)
    expect((await copyOf(borrower, 'PROPERTY_VALUATION')).words).not.toContain('Receipt')
    expect((await copyOf(borrower, 'CLOSING_DISCLOSURE')).words).toContain(
      'Property valuation: None: nothing was charged for the value of the home',
    )
  })

  it('is not free where none exists', async () => {
    const borrower = await ordering({ street1: '3 Unvalued Road', state: 'TX' })
    await walk(borrower, 'NO_AVM_FOUND')
    await moveBy(borrower, 'submissions/value-estimate')
    await borrower.reach('BPO_ORDER_REQUEST')
    const { sameAccount: _, ...asked } = Object(await answersTo(borrower, 'submissions/valuation-condition'))
    const free = await borrower.submit('valuation-condition', { ...asked, sameAccount: true })
    expect([free.statusCode, free.json().code]).toEqual([422, 'NO_ACCOUNT'])
    const { feeConsent: __, ...unagreed } = asked
    const refused = await borrower.submit('valuation-condition', { ...unagreed, sameAccount: true })
    expect([refused.statusCode, refused.json().faults[0].params.missingProperty]).toEqual([422, 'feeConsent'])
  })
})
