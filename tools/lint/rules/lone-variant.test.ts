import { describe, expect, it } from 'vitest'
import type { Json } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const leadingTo = (to: Json) => ({ 'flows/process.json': { transitions: { offerSelected: { to } } } })

describe('lone-variant', () => {
  it('reports a list from which all but one variant is gone', () => {
    expect(lintPatched(leadingTo([{ to: 'COMPLETE' }]), 'lone-variant')).toEqual([
      {
        rule: 'lone-variant',
        severity: 'error',
        message: 'This is one variant alone, and no condition.',
        file: 'flows/process.json',
        at: '[',
        pointer: '/transitions/offerSelected/to',
        hint: 'Say what it chooses without a list, or bring back the variant that stood before it.',
      },
    ])
  })

  it('accepts a choice, and what is said without one', () => {
    expect(
      lintPatched(leadingTo([{ when: 'chosen', to: 'COMPLETE' }, { to: 'OFFER_SELECTION' }]), 'lone-variant'),
    ).toEqual([])
    expect(lintPatched(leadingTo('COMPLETE'), 'lone-variant')).toEqual([])
  })

  it('leaves to no-last-resort a variant that stands under a condition', () => {
    expect(lintPatched(leadingTo([{ when: 'chosen', to: 'COMPLETE' }]), 'lone-variant')).toEqual([])
  })
})
