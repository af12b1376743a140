import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountTicks, createAmountScale } from './amount-scale.ts'

const range = fc
  .record({
    min: fc.integer({ min: 0, max: 40_000_000 }),
    width: fc.integer({ min: 0, max: 40_000_000 }),
    step: fc.integer({ min: 100, max: 1_000_000 }),
  })
  .map(({ min, width, step }) => createAmountScale(min, min + width, step))

describe('the scale of amounts', () => {
  it('rests at the least, at whole steps and at the greatest amount', () => {
    const scale = createAmountScale(1_550_000, 1_823_456, 100_000)
    const amounts = Array.from({ length: scale.last + 1 }, (_, position) => scale.at(position))
    expect(amounts).toEqual([1_550_000, 1_600_000, 1_700_000, 1_800_000, 1_823_456])
  })

  it('has one place when least and greatest are the same', () => {
    const scale = createAmountScale(1_500_000, 1_500_000, 100_000)
    expect([scale.last, scale.at(0), scale.nearest(9)]).toEqual([0, 1_500_000, 0])
  })

  it('refuses an empty range', () => {
    expect(() => createAmountScale(2, 1, 1)).toThrow(RangeError)
  })

  it('always rises from one place to the next', () => {
    fc.assert(
      fc.property(range, fc.nat(), (scale, seed) => {
        if (scale.last === 0) return
        const position = seed % scale.last
        expect(scale.at(position + 1)).toBeGreaterThan(scale.at(position))
      }),
    )
  })

  it('never leaves the range of the offer, whatever position is asked', () => {
    fc.assert(
      fc.property(range, fc.integer(), (scale, position) => {
        expect(scale.at(position)).toBeGreaterThanOrEqual(scale.minCents)
        expect(scale.at(position)).toBeLessThanOrEqual(scale.maxCents)
      }),
    )
  })

  it('always finds the place it came from', () => {
    fc.assert(
      fc.property(range, fc.nat(), (scale, seed) => {
        const position = seed % (scale.last + 1)
        expect(scale.nearest(scale.at(position))).toBe(position)
      }),
    )
  })
})

describe('the ticks of a scale', () => {
  it('stand evenly, both ends among them', () => {
    const ticks = amountTicks(createAmountScale(1_500_000, 10_000_000, 100_000), 5)
    expect(ticks.map((tick) => tick.cents)).toEqual([1_500_000, 3_600_000, 5_800_000, 7_900_000, 10_000_000])
  })

  it('are never more than the places', () => {
    expect(amountTicks(createAmountScale(100, 200, 1000), 5)).toHaveLength(2)
  })
})
