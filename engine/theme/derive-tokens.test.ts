import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { deriveTokens, type Mode } from './derive-tokens.ts'
import { fromHex, toHex } from './oklch.ts'
import { replacedBrand } from './replaced-brand.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('a theme derived from any seeds', () => {
  it.each<Mode>(['light', 'dark'])('always reads and always shows its controls, in %s', (mode) => {
    fc.assert(
      fc.property(colour, colour, colour, (brand, accent, neutralTint) => {
        const tokens = deriveTokens({ brand, accent, neutralTint }, mode)
        for (const { token, on, ratio } of contrastPairs)
          expect(contrast(tokens[token] ?? '', tokens[on] ?? ''), `${token} on ${on}`).toBeGreaterThanOrEqual(
            ratio,
          )
      }),
      { numRuns: 150 },
    )
  })
})

describe('a colour', () => {
  it('comes back from OKLCH as it went in', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(contrast(toHex(fromHex(hex)), hex)).toBeLessThan(1.06)
      }),
    )
  })
})

describe('the brand colour of a lender', () => {
  const seeds = { accent: '#c8643c', neutralTint: '#2b3a36' }

  it('is shown as written where it is strong enough', () => {
    expect(replacedBrand({ ...seeds, brand: '#1f4f46' })).toBeUndefined()
  })

  it('is replaced by the nearest of its hue where it would be too faint for a button', () => {
    const { nearest = '', found = 0 } = replacedBrand({ ...seeds, brand: '#ffd84d' }) ?? {}
    expect(found).toBeLessThan(3)
    expect(replacedBrand({ ...seeds, brand: nearest })).toBeUndefined()
    expect(Math.abs(fromHex(nearest).h - fromHex('#ffd84d').h)).toBeLessThan(3)
  })
})
