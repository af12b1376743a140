import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { deriveTokens, type Mode } from './derive-tokens.ts'
import { fromHex, toHex } from './oklch.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const grounds = ['bg', 'surface'] as const

describe('a theme derived from any seeds', () => {
  it.each<Mode>(['light', 'dark'])('always reads and always shows its controls, in %s', (mode) => {
    fc.assert(
      fc.property(colour, colour, colour, (brand, accent, neutralTint) => {
        const tokens = deriveTokens({ brand, accent, neutralTint }, mode)
        const against = (name: string, ground: string) => contrast(tokens[name] ?? '', tokens[ground] ?? '')
        for (const ground of grounds) {
          for (const name of [
            'text',
            'text-muted',
            'brand-text',
            'success-text',
            'warning-text',
            'danger-text',
          ])
            expect(against(name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
          for (const name of ['border-strong', 'brand', 'brand-border', 'focus'])
            expect(against(name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(3)
        }
        for (const fill of ['brand', 'brand-hover', 'brand-active'])
          expect(against('on-brand', fill), `on-brand on ${fill}`).toBeGreaterThanOrEqual(4.5)
        for (const name of ['brand', 'success', 'warning', 'danger'])
          expect(
            against(`${name}-text`, `${name}-soft`),
            `${name}-text on its own ground`,
          ).toBeGreaterThanOrEqual(4.5)
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
