import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const giving = (gives: readonly (string | object)[]) =>
  lintPatched(
    { 'flows/process.json': { effects: { offerSelected: { gives: JSON.parse(JSON.stringify(gives)) } } } },
    'effect-by-name',
  )

describe('effect-by-name', () => {
  it('reports an event that is said to give a predicate', () => {
    expect(giving(['chosen'])).toEqual([
      {
        rule: 'effect-by-name',
        severity: 'error',
        message: 'What this event gives is said by the name "chosen".',
        file: 'flows/process.json',
        at: '"chosen"',
        pointer: '/effects/offerSelected/gives/0',
        hint: 'Say by fields what is then so: that a predicate holds follows from it, or shows that it does not.',
      },
    ])
  })

  it('reports a name within a condition', () => {
    const either = { any: ['chosen', { field: 'heloc.isCrypto', equals: true }] }
    expect(giving([either]).map(({ pointer }) => pointer)).toEqual(['/effects/offerSelected/gives/0/any/0'])
  })

  it('accepts what is said by fields', () => {
    expect(giving([{ field: 'heloc.term', gt: 0 }])).toEqual([])
  })
})
