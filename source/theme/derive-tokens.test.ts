import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastFaults } from './contrast-faults.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { deriveTokens, type Mode } from './derive-tokens.ts'
import { designTokens } from './design-tokens.ts'
import { fromHex, toHex } from './oklch.ts'
import { replacedBrands } from './replaced-brands.ts'
import { seedsOf } from './theme.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const seeds = { brand: '#1f4f46', accent: '#c8643c', neutralTint: '#2b3a36' }

describe('a theme derived from any seeds', () => {
  it.each<Mode>(['light', 'dark'])('always reads and always shows its controls, in %s', (mode) => {
    fc.assert(
      fc.property(colour, colour, colour, (brand, accent, neutralTint) => {
        expect(contrastFaults(deriveTokens({ brand, accent, neutralTint }, mode))).toEqual([])
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

describe('a notice without alarm', () => {
  const soft = (brand: string) => deriveTokens({ ...seeds, brand }, 'light')

  it('has the colour of the brand', () => {
    const tokens = soft('#0b5394')
    expect([tokens['info-soft'], tokens['info-text']]).toEqual([tokens['brand-soft'], tokens['brand-text']])
  })

  it.each(['#b4441c', '#c8102e', '#a15c00'])(
    'is neutral beside %s, which would read as an error',
    (brand) => {
      const tokens = soft(brand)
      for (const name of ['info-soft', 'info-text']) expect(fromHex(tokens[name] ?? '').c).toBeLessThan(0.01)
    },
  )
})

describe('a pair of tokens that differ too little', () => {
  it('is named with their contrast, and with the nearest colour that suffices', () => {
    const tokens = deriveTokens(seeds, 'light')
    const [fault, ...others] = contrastFaults({ ...tokens, 'on-disabled': '#aaaaaa' })
    expect(others).toEqual([])
    expect(fault).toMatchObject({ token: 'on-disabled', on: 'disabled', ratio: 4.5 })
    expect(contrast('#aaaaaa', tokens.disabled ?? '')).toBe(fault?.found)
    expect(contrast(fault?.nearest ?? '', tokens.disabled ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it('is any of the list, should its token be missing', () => {
    expect(contrastFaults({})).toHaveLength(contrastPairs.length)
  })
})

describe('the brand colour of a lender', () => {
  const theme = { ...seeds, radiusPx: 8, fontFamily: 'system', density: 1, typeScale: 1.25 } as const

  it('is shown as written where it is strong enough', () => {
    expect(replacedBrands(theme)).toEqual([])
  })

  it('is replaced by the nearest of its hue where it would be too faint for a button', () => {
    const [{ nearest = '', found = 0 } = {}] = replacedBrands({ ...theme, brand: '#ffd84d' })
    expect(found).toBeLessThan(3)
    expect(replacedBrands({ ...theme, brand: nearest })).toEqual([])
    expect(Math.abs(fromHex(nearest).h - fromHex('#ffd84d').h)).toBeLessThan(3)
  })

  it('may be another on dark grounds, where it is held to the same', () => {
    const dark = { brand: '#14213d' }
    expect(replacedBrands({ ...theme, dark }).map(({ mode }) => mode)).toEqual(['dark'])
    expect(deriveTokens(seedsOf({ ...theme, dark: { brand: '#2fd49a' } }, 'dark'), 'dark').brand).toBe(
      '#2fd49a',
    )
  })
})

describe('the design tokens of a lender', () => {
  const theme = { ...seeds, radiusPx: 4, fontFamily: 'serif', density: 0.92, typeScale: 1.2 } as const

  it('are those of the DTCG format, each with its type and its value', () => {
    const { shape, light } = designTokens(theme)
    expect(shape).toMatchObject({
      radius: { $type: 'dimension', $value: { value: 4, unit: 'px' } },
      density: { $type: 'number', $value: 0.92 },
      'font-family': { $type: 'fontFamily', $value: expect.arrayContaining(['Charter']) },
    })
    expect(light.color).toMatchObject({
      brand: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.1216, 0.3098, 0.2745], hex: '#1f4f46' },
      },
    })
  })

  it('name the same colours by light and by dark', () => {
    const { light, dark } = designTokens(theme)
    expect(Object.keys(light.color ?? {})).toEqual(Object.keys(dark.color ?? {}))
  })
})
