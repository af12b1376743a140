import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNotation, likelyAmount } from '../faults/spell-amount.ts'
import { formatAmount, parseAmount } from './parse-amount.ts'

const locales = ['en-US', 'es-US', 'es-ES', 'fr-CA', 'de-DE', 'de-CH', 'pt-BR']

/** Spellings that mean one amount, by how a locale writes thousands and cents: `1,234.56` and its mirror `1.234,56`. */
const read: readonly (readonly [text: string, amount: number])[] = [
  ['0', 0],
  ['7', 7],
  ['145000', 145_000],
  ['$145,000', 145_000],
  ['$ 145,000', 145_000],
  ['145,000 $', 145_000],
  ['1,250,000', 1_250_000],
  ['85,000', 85_000],
  ['85,000.', 85_000],
  ['85,000.5', 85_000.5],
  ['85,000.50', 85_000.5],
  ['$85,000.00', 85_000],
  ['1,250.50', 1250.5],
  ['1250.50', 1250.5],
  ['1250.5', 1250.5],
  ['5.00', 5],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['.05', 0.05],
  ['85 000', 85_000],
  ['85\u00a0000', 85_000],
  ['85\u202f000', 85_000],
  ['1 250 000.50', 1_250_000.5],
  ["85'000", 85_000],
  ['85’000', 85_000],
  [' 1 250.50 ', 1250.5],
  ['\u200b85,000\u200b', 85_000],
  ['007', 7],
]

/** Spellings that mean no amount, or more than one. */
const refused: readonly string[] = [
  ...[
    '',
    'abc',
    '12k',
    '65k',
    '-5',
    '+5',
    '−5',
    '5400 a month',
    '85,000 USD',
    'USD 85,000',
    '50%',
    '1e5',
    '∞',
  ],
  ...['85.000', '85,00', '1.234,56', '60.000,00', '185,00', '310.000', '7800,00', '1,5', '0,5', '5,0000'],
  ...['20,0000', '1,2,3', '6,0,0,0,0', '85,000.005', '85000.999', '.', ',', '$', '.005', '1..5', '1.2.3'],
  ...[
    '85,,000',
    ',850',
    '0,850',
    '850,',
    '85, 000',
    '85 ,000',
    '1,250 000',
    '8 5 0 0',
    '85 00',
    '1/2',
    '²',
    '８５',
  ],
  ...['70,000-80,000', '70,000 80,000', '1,00,000', '85,000,00'],
]

const mirrored = (text: string) => text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

describe('an amount as typed', () => {
  it.each(read)('%o is read as %o', (typed, amount) => {
    expect(parseAmount(typed, 'en-US')).toBe(amount)
    for (const locale of ['es-ES', 'de-DE', 'pt-BR'])
      expect(parseAmount(mirrored(typed), locale), locale).toBe(amount)
  })

  it.each(refused)('%o is no amount', (typed) => {
    expect(parseAmount(typed, 'en-US')).toBe(typed)
    for (const locale of ['es-ES', 'de-DE', 'pt-BR'])
      expect(parseAmount(mirrored(typed), locale), locale).toBe(mirrored(typed))
  })

  it('is read as the locale writes it', () => {
    expect(parseAmount('145.000,50', 'es-ES')).toBe(145_000.5)
    expect(parseAmount('145 000,50', 'fr-CA')).toBe(145_000.5)
    expect(parseAmount('145,000.50', 'es-US')).toBe(145_000.5)
    expect(parseAmount('145’000.50', 'de-CH')).toBe(145_000.5)
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

  it('is never another one than its digits say, and never has parts of a cent', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789,.,. '), maxLength: 12 })
    fc.assert(
      fc.property(text, fc.constantFrom(...locales), (typed, locale) => {
        const amount = parseAmount(typed, locale)
        if (typeof amount === 'string') return amount === typed.trim()
        const digits = typed.replaceAll(/\D/g, '')
        const written = String(Math.round(amount * 100)).padStart(3, '0')
        expect(Math.round(amount * 100) / 100).toBe(amount)
        expect(['', '0', '00'].map((zeros) => Number(digits + zeros))).toContain(Number(written))
      }),
    )
  })
})

describe('an amount that is asked about', () => {
  it.each([
    ['85.000', 85_000],
    ['1.234,56', 1234.56],
    ['60.000,00', 60_000],
    ['85,00', 85],
    ['65k', 65_000],
    ['$1.2K', 1200],
    ['5,0000', undefined],
    ['1,2,3', undefined],
    ['85,000.005', undefined],
    ['abck', undefined],
    ['5400 a month', undefined],
  ])('%o may mean %o', (typed, amount) => expect(likelyAmount(typed, 'en-US')).toBe(amount))

  it('is one of which only the notation is wrong', () => {
    expect(['85.000', '1,2,3', '$ 85,00', '.5'].every(isNotation)).toBe(true)
    expect(['', '.', '85k', '-5', '85,000 USD'].some(isNotation)).toBe(false)
  })
})
