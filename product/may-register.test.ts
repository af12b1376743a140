import { describe, expect, it } from 'vitest'
import { mayRegister } from './may-register.ts'

const retail = { setup: 'RETAIL', referrerRequired: false } as const
const originator = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'

describe('registering by oneself', () => {
  it('is open at a lender that requires no originator, whatever the address says', () => {
    for (const referrer of [null, 'x', originator]) expect(mayRegister(retail, referrer)).toBe(true)
  })

  it('needs the referrer in the address where one is required, whole', () => {
    const required = { ...retail, referrerRequired: true }
    expect(mayRegister(required, null)).toBe(false)
    expect(mayRegister(required, originator.slice(1))).toBe(false)
    expect(mayRegister(required, originator)).toBe(true)
  })

  it.each(['WHOLESALE', 'CLOSED'] as const)('is closed at a %s lender, referrer or not', (setup) => {
    for (const referrerRequired of [true, false])
      expect(mayRegister({ setup, referrerRequired }, originator)).toBe(false)
  })
})
