import { describe, expect, it } from 'vitest'
import { flows } from '../../../tests/support/lenders/flows.ts'
import { findOfferFigures } from './offer-figures.ts'

const { limits } = flows
const heloc = { rate: 8.4, amount: 100_000, term: 10 }

describe('the offer sidebar', () => {
  it('shows nothing unless rate and amount are both above 0', () => {
    expect(findOfferFigures({ rate: 8.4 }, limits)).toBeUndefined()
    expect(findOfferFigures({ amount: 5, rate: 0 }, limits)).toBeUndefined()
  })

  it('shows rate, draw, term and the amortising payment', () => {
    expect(findOfferFigures(heloc, limits)).toEqual({
      monthlyPayment: 1234.52,
      apr: 8.4,
      initialDraw: 100_000,
      termYears: 10,
    })
  })

  it('takes the initial draw that underwriting calculated', () => {
    expect(findOfferFigures({ ...heloc, uwCalculatedDrawAmount: 90_000 }, limits)?.initialDraw).toBe(90_000)
  })

  it('shows no fixed term where only interest is paid', () => {
    expect(findOfferFigures({ ...heloc, interestOnly: true }, limits)).toMatchObject({
      termYears: undefined,
      monthlyPayment: 700,
    })
  })
})
