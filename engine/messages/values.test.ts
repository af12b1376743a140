import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatMoney,
  formatPercent,
  formatPhone,
  isIsoDate,
  isNumber,
  isUuid,
  isWholeCents,
  toIsoDate,
} from './values.ts'

describe('isUuid', () => {
  it.each([
    ['5b1f0e6c-2d3a-4c4b-9a70-0f6d8e2b7c11', true],
    ['5B1F0E6C-2D3A-4C4B-9A70-0F6D8E2B7C11', true],
    ['5b1f0e6c2d3a4c4b9a700f6d8e2b7c11', false],
    ['5b1f0e6c-2d3a-4c4b-9a70-0f6d8e2b7c1g', false],
    ['5b1f0e6c-2d3a-4c4b-9a70-0f6d8e2b7c11\n', false],
    ['', false],
    [12, false],
  ])('%j: %s', (value, expected) => {
    expect(isUuid(value)).toBe(expected)
  })
})

describe('isWholeCents', () => {
  it('takes every amount that has cents, whatever its double times 100 is', () => {
    for (let cents = 0; cents < 1_000_000; cents += 7) expect(isWholeCents(cents / 100)).toBe(true)
    expect([1.1, 16_384.1, 99_999.99].every(isWholeCents)).toBe(true)
  })

  it('refuses parts of a cent, and what is no amount', () => {
    expect([1.001, 20_000.005, Number.NaN].some(isWholeCents)).toBe(false)
  })
})

describe('isNumber', () => {
  it('rejects what is no number and NaN', () => {
    expect([0, -1, 1.5].every((value) => isNumber(value))).toBe(true)
    expect([Number.NaN, '1', null, undefined, {}].some((value) => isNumber(value))).toBe(false)
  })

  it('keeps within bounds, which belong to the range', () => {
    expect([1, 2, 3, 4].map((value) => isNumber(value, 2, 3))).toEqual([false, true, true, false])
  })
})

describe('formatMoney', () => {
  it.each([
    [15_000, 0, '$15,000'],
    [400_000, undefined, '$400,000.00'],
    [999, 0, '$999'],
    [1_234_567.891, 2, '$1,234,567.89'],
    [-1234.5, 2, '-$1,234.50'],
    [-0.001, 2, '$0.00'],
    [0, 0, '$0'],
  ])('shows %d with %s decimals as %s', (dollars, precision, expected) => {
    expect(formatMoney(dollars, 'en-US', precision)).toBe(expected)
  })

  it.each([
    [Number.NaN, 2],
    [Number.POSITIVE_INFINITY, 2],
    [1, -1],
    [1, Number.NaN],
  ])('fails for %d with %d decimals', (dollars, precision) => {
    expect(() => formatMoney(dollars, 'en-US', precision)).toThrow(
      expect.objectContaining({ code: 'WRONG_VALUE' }),
    )
  })
})

describe('formatPercent', () => {
  it.each([
    [7.6, 2, '7.60%'],
    [17.2, undefined, '17.20%'],
    [4.99, 2, '4.99%'],
    [Number.NaN, 2, 'NaN'],
    ['7.6', 2, 'NaN'],
    [undefined, 2, 'NaN'],
    [7.6, -1, 'NaN'],
  ])('shows %j with %s decimals as %s', (percent, precision, expected) => {
    expect(formatPercent(percent, 'en-US', precision)).toBe(expected)
  })
})

describe('formatPhone', () => {
  it.each([
    ['2065550123', '(206) 555-0123'],
    ['12065550123', '+1 (206) 555-0123'],
    ['+12065550123', '+1 (206) 555-0123'],
    ['22065550123', undefined],
    ['+442065550123', undefined],
    ['206555012', undefined],
    ['206-555-0123', undefined],
    [undefined, undefined],
  ])('shows %s as %s', (value, expected) => {
    expect(formatPhone(value)).toBe(expected)
  })
})

describe('dates', () => {
  it.each([
    ['2026-03-09', '03/09/2026'],
    ['2024-02-29', '02/29/2024'],
    ['2023-02-29', 'Invalid Date'],
    ['2026-13-01', 'Invalid Date'],
    ['03/09/2026', 'Invalid Date'],
    ['', 'Invalid Date'],
    ['next tuesday', 'Invalid Date'],
  ])('shows %s as %s', (value, expected) => {
    expect(formatDate(value)).toBe(expected)
  })

  it('takes the local day of an instant', () => {
    const instant = new Date(2026, 2, 9, 23, 59)
    expect(formatDate(instant)).toBe('03/09/2026')
    expect(toIsoDate(instant.toISOString())).toBe('2026-03-09')
    expect(formatDate(new Date(Number.NaN))).toBe('Invalid Date')
  })

  it('takes the day of an instant in a time zone that is named, and a day as it is', () => {
    const instant = '2026-03-09T20:00:00Z'
    expect(formatDate(instant, 'Pacific/Guam')).toBe('03/10/2026')
    expect(formatDate(instant, 'Pacific/Honolulu')).toBe('03/09/2026')
    expect(formatDate('2026-03-09', 'Pacific/Guam')).toBe('03/09/2026')
  })

  it('knows the calendar', () => {
    expect(['2000-02-29', '1900-02-28'].every(isIsoDate)).toBe(true)
    expect(['1900-02-29', '2026-04-31', '2026-4-1'].some(isIsoDate)).toBe(false)
  })
})
