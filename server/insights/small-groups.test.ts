import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hideSmall, keepApart } from './small-groups.ts'

const least = 10
const isSmall = (size: number) => Math.abs(size) > 0 && Math.abs(size) < least
const add = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)
const size = fc.oneof(fc.nat(25), fc.nat(400))

describe('groups that share nobody', () => {
  it('show none that is small, and leave none that is small to be found by subtracting from the total', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 14 }), size, (sizes, unshown) => {
        const shown = hideSmall(sizes, least, unshown).filter((one) => one !== undefined)
        expect(shown.filter(isSmall)).toEqual([])
        const isNothingShown = add(shown) === 0
        expect(isNothingShown || !isSmall(add(sizes) + unshown - add(shown))).toBe(true)
      }),
    )
  })

  it('hide a group that is large enough only beside a small one', () => {
    expect(hideSmall([40, 12, 30], least)).toEqual([40, 12, 30])
    expect(hideSmall([40, 4, 12, 30], least)).toEqual([40, undefined, undefined, 30])
    expect(hideSmall([40, 4, 8, 30], least)).toEqual([40, undefined, undefined, 30])
    expect(hideSmall([9, 0], least)).toEqual([undefined, 0])
    expect(hideSmall([40, 60], least, 3)).toEqual([undefined, 60])
    expect(hideSmall([40, 60], least, 11)).toEqual([40, 60])
  })
})

describe('parts of a group', () => {
  it('show none that is small, by itself or as what one number leaves of another', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.array(fc.nat(400), { maxLength: 6 }), (total, drawn) => {
        const parts = drawn.map((part) => Math.min(part, total))
        const shown = keepApart(total, parts, least).filter((one) => one !== undefined)
        const told = isSmall(total) ? [total] : [0, total, ...shown]
        if (!isSmall(total))
          for (const one of told) expect(told.map((other) => one - other).filter(isSmall)).toEqual([])
        else expect(shown.filter((one) => one !== 0 && one !== total)).toEqual([])
      }),
    )
  })

  it('hide those who went nowhere, if they are few, with those who went on', () => {
    expect(keepApart(40, [30, 20, 0], least)).toEqual([30, 20, 0])
    expect(keepApart(40, [35, 20, 12], least)).toEqual([undefined, 20, undefined])
    expect(keepApart(40, [40, 9], least)).toEqual([40, undefined])
  })
})
