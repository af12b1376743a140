import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, parseAmount } from './parse-amount.ts'

describe('an amount as typed', () => {
  it.each([
    ['145000', 145000],
    ['$145,000', 145000],
    [' 1 250.50 ', 1250.5],
    ['', ''],
    ['12k', '12k'],
    ['-5', '-5'],
  ])('%o is read as %o', (typed, value) => {
    expect(parseAmount(typed)).toBe(value)
  })

  it('always reads back what it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (value) => parseAmount(formatAmount(value)) === value),
    )
  })
})
