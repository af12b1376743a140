import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inForce } from './in-force.ts'

const versions = [
  { version: '2026-06', effective: '2026-06-01' },
  { version: '2026-01', effective: '2026-01-01' },
]
const at = (instant: string) => inForce(versions, new Date(instant))?.version

describe('the version of a text in force', () => {
  it('is the one that began last, from the midnight of its day in the Pacific zone', () => {
    expect(at('2026-06-01T06:59:59Z')).toBe('2026-01')
    expect(at('2026-06-01T07:00:00Z')).toBe('2026-06')
    expect(at('2030-01-01T12:00:00Z')).toBe('2026-06')
  })

  it('is none before the first began', () => {
    expect(at('2025-12-31T12:00:00Z')).toBeUndefined()
  })

  it('never lies ahead, and never gives way to an earlier one as time goes by', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
    const version = day.map((date) => ({ effective: date.toISOString().slice(0, 10) }))
    fc.assert(
      fc.property(fc.array(version), day, day, (all, one, other) => {
        const [before, after] = one < other ? [one, other] : [other, one]
        const [first, then] = [inForce(all, before), inForce(all, after)]
        expect((first?.effective ?? '') <= before.toISOString().slice(0, 10)).toBe(true)
        expect((first?.effective ?? '') <= (then?.effective ?? '')).toBe(true)
      }),
    )
  })
})
