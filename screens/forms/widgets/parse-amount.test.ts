import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, parseAmount } from './parse-amount.ts'

const locales = ['en-US', 'es-US', 'es-ES', 'fr-CA', 'de-CH', 'pt-BR']

describe('an amount as typed', () => {
  it.each([
    ['145000', 145000],
    ['$145,000', 145000],
    [' 1 250.50 ', 1250.5],
    ['', ''],
    ['12k', '12k'],
    ['-5', '-5'],
  ])('%o is read as %o', (typed, value) => {
    expect(parseAmount(typed, 'en-US')).toBe(value)
  })

  it('is read as the locale writes it', () => {
    expect(parseAmount('145.000,50', 'es-ES')).toBe(145_000.5)
    expect(parseAmount('145 000,50', 'fr-CA')).toBe(145_000.5)
  })

  it('shows cents as two figures, and none where there are none', () => {
    expect([125_000.5, 125_000].map((value) => formatAmount(value, 'en-US'))).toEqual([
      '125,000.50',
      '125,000',
    ])
  })

  it('always reads back what it shows, in every locale', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        fc.constantFrom(...locales),
        (cents, locale) => parseAmount(formatAmount(cents / 100, locale), locale) === cents / 100,
      ),
    )
  })
})
