import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

describe('unguarded-step', () => {
  it('reports what cannot be undone and is taken from a state that needs nothing', () => {
    expect(lintPatched({ 'flows/process.json': { once: ['offerSelected'] } }, 'unguarded-step')).toEqual([
      {
        rule: 'unguarded-step',
        severity: 'error',
        message:
          '"offerSelected" cannot be undone, and OFFER_SELECTION, from where it is taken, needs nothing.',
        file: 'flows/process.json',
        at: '"offerSelected"',
        pointer: '/once/0',
        hint: 'Say in `needs` what must hold there: what was disclosed, signed or consented to before.',
      },
    ])
  })

  it('accepts one whose states need something', () => {
    const needs = { OFFER_SELECTION: [{ field: 'heloc.isCrypto', equals: false }] }
    const process = { once: ['offerSelected'], needs }
    expect(lintPatched({ 'flows/process.json': process }, 'unguarded-step')).toEqual([])
  })
})
