import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const withLoan = (loanAmount: { readonly minCents: number; readonly maxCents: number }) =>
  lintPatched({ 'flows/limits.json': { limits: { loanAmount } } }, 'limits-crossed')

describe('limits-crossed', () => {
  it('reports a least that is above its most', () => {
    expect(withLoan({ minCents: 50_000_000, maxCents: 40_000_000 })).toEqual([
      {
        rule: 'limits-crossed',
        severity: 'error',
        message: 'The least of "loanAmount", 50000000, is above its most, 40000000.',
        file: 'flows/limits.json',
        at: '50000000',
        pointer: '/limits/loanAmount/minCents',
        hint: 'One of the two is wrong.',
      },
    ])
  })

  it('reports waits that begin above their most', () => {
    const polling = { baseMs: 1000, maxMs: 500 }
    expect(lintPatched({ 'flows/server-states.json': { polling } }, 'limits-crossed')).toMatchObject([
      { pointer: '/polling/baseMs', message: 'The least of "polling", 1000, is above its most, 500.' },
    ])
  })

  it('accepts a least that is the most', () => {
    expect(withLoan({ minCents: 40_000_000, maxCents: 40_000_000 })).toEqual([])
  })
})
