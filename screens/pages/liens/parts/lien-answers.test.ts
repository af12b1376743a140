import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FoundLien, owedDollars, resolveFound } from './lien-answers.ts'

const lien: FoundLien = {
  uuid: '11111111-1111-4111-8111-111111111111',
  lender: 'Harbor Bank',
  type: 'MORTGAGE',
  balance: 210_000.5,
  position: 1,
  source: 'RECORD',
}
const submitted = { uuid: lien.uuid, lender: 'Harbor Bank', type: 'MORTGAGE', balance: 210_000.5 }

describe('an answer about a loan that was found', () => {
  it('sends a confirmed loan as it was found', () => {
    expect(resolveFound(lien, { answer: 'CONFIRMED', balance: 5 })).toEqual(submitted)
  })

  it('sends the corrected balance, and waits for it', () => {
    expect(resolveFound(lien, { answer: 'CORRECTED' })).toBeUndefined()
    expect(resolveFound(lien, { answer: 'CORRECTED', balance: 198_000 })).toEqual({
      ...submitted,
      balance: 198_000,
    })
  })

  it('marks a loan as paid off', () => {
    expect(resolveFound(lien, { answer: 'PAID_OFF' })).toEqual({ ...submitted, paidOff: true })
  })
})

describe('what is still owed', () => {
  it('leaves out what is paid off and counts what is added', () => {
    const found = [lien, { ...lien, balance: 30_000 }]
    const answers = [{ answer: 'CORRECTED', balance: 200_000.1 }, { answer: 'PAID_OFF' }] as const
    expect(owedDollars(found, answers, [{ balance: 0.2 }, {}])).toBe(200_000.3)
  })

  it('counts a loan whose answer is not whole as it did before: as found, or as the applicant told then', () => {
    expect(owedDollars([lien], [], [])).toBe(210_000.5)
    expect(owedDollars([{ ...lien, recordedBalance: 220_000 }], [], [])).toBe(210_000.5)
    expect(owedDollars([{ ...lien, paidOff: true }], [], [])).toBe(0)
  })

  it('never loses a cent to binary fractions', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { maxLength: 20 }), (cents) => {
        const added = cents.map((value) => ({ balance: value / 100 }))
        expect(Math.round(owedDollars([], [], added) * 100)).toBe(
          cents.reduce((sum, value) => sum + value, 0),
        )
      }),
    )
  })
})
