import { describe, expect, it } from 'vitest'
import type { RecordedLien } from '../../../vendors/ports/title-search.ts'
import { mergeLiens } from './merge-liens.ts'

const found = (lender: string, dollars: number, type: RecordedLien['type'] = 'MORTGAGE') => ({
  ...{ lender, type, balanceCents: dollars * 100 },
})
const record = (uuid: string, recordedBalance: number, balance = recordedBalance) => ({
  ...{ uuid, lender: 'Harbor Bank', type: 'MORTGAGE' as const, source: 'RECORD' as const },
  ...{ balance, recordedBalance, paidOff: false },
})
const added = (lender: string, balance: number) => ({
  ...{ uuid: 'added', lender, type: 'MORTGAGE' as const, source: 'BORROWER' as const },
  ...{ balance, paidOff: false },
})
const tenPercent = 1_000
const merge = (...[known, now]: readonly [Parameters<typeof mergeLiens>[0], readonly RecordedLien[]]) =>
  mergeLiens(known, now, tenPercent)

describe('a lien that the records show', () => {
  it('says what the newest record says', () => {
    expect(merge([record('one', 210_000)], [found('Harbor Bank', 205_000)])).toEqual([
      { ...record('one', 205_000), position: 1 },
    ])
  })

  it('keeps what the applicant told of it beside that', () => {
    expect(merge([record('one', 210_000, 198_500)], [found('Harbor Bank', 205_000)])).toEqual([
      { ...record('one', 205_000, 198_500), position: 1 },
    ])
    const paidOff = { ...record('one', 210_000), paidOff: true }
    expect(merge([paidOff], [found('Harbor Bank', 205_000)])).toMatchObject([
      { balance: 205_000, paidOff: true },
    ])
  })

  it('is known by the nearest balance where one lender holds two', () => {
    const known = [record('large', 210_000, 198_500), record('small', 45_000)]
    expect(merge(known, [found('Harbor Bank', 44_000)])).toMatchObject([{ uuid: 'small', balance: 44_000 }])
    const both = [found('Harbor Bank', 44_000), found('Harbor Bank', 209_000)]
    expect(merge(known, both).map(({ uuid }) => uuid)).toEqual(['small', 'large'])
  })
})

describe('a lien that the applicant added', () => {
  it('is the one that the records show since, and counts once, with the told balance', () => {
    expect(merge([added('harbor bank, n.a.', 47_500)], [found('Harbor Bank', 50_000)])).toEqual([
      { ...record('added', 50_000, 47_500), position: 1 },
    ])
  })

  it.each([
    ['another lender', [added('Elm Bank', 50_000)], found('Harbor Bank', 50_000)],
    ['a balance far from it', [added('Harbor Bank', 44_000)], found('Harbor Bank', 50_000)],
    ['another kind', [added('Harbor Bank', 50_000)], found('Harbor Bank', 50_000, 'HELOC')],
    [
      'a record that stood there when it was added',
      [record('one', 50_000), added('Harbor Bank', 50_000)],
      found('Harbor Bank', 50_000),
    ],
  ])('is one of its own beside %s', (_, known, now) => {
    expect(merge(known, [now]).map(({ source }) => source)).toEqual(['RECORD', 'BORROWER'])
  })
})
