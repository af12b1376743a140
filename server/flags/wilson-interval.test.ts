import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wilsonInterval } from './wilson-interval.ts'

describe('the interval of a share', () => {
  it.each([
    // Newcombe, Statistics in Medicine 17 (1998), table I.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('is the published one for %d of %d', (count, of, low, high) => {
    const [from, to] = wilsonInterval(count, of)
    expect([from, to]).toEqual([expect.closeTo(low, 4), expect.closeTo(high, 4)])
  })

  it('says nothing of nobody', () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1])
  })

  it('holds the share, and lies between none and all', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (count, others) => {
        const of = count + others
        const [low, high] = wilsonInterval(count, of)
        const share = of === 0 ? 0 : count / of
        return low >= 0 && high <= 1 && low <= share + 1e-12 && high >= share - 1e-12
      }),
    )
  })
})
