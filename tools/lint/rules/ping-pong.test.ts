import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

/** Triggers from the offer to a comparison and back. */
const thereAndBack = (long: JsonObject, short: JsonObject) => ({
  'flows/predicates.json': { predicates: { long, short } },
  'flows/journey.json': {
    states: { compare: { page: 'complete' } },
    triggerOrder: ['tooLong', 'shortEnough', 'selectProduct'],
    transitions: {
      tooLong: { from: ['product'], to: 'compare', trigger: 'long' },
      shortEnough: { from: ['compare'], to: 'product', trigger: 'short' },
    },
  },
})

describe('ping-pong', () => {
  it('reports triggers that lead out of a state and back into it for the same applicant', () => {
    const both = thereAndBack({ field: 'heloc.term', gte: 15 }, { field: 'heloc.term', lte: 15 })
    expect(lintPatched(both, 'ping-pong')).toEqual([
      {
        rule: 'ping-pong',
        severity: 'error',
        message: 'One settlement leaves "product" and comes back to it, without a person or a wait between.',
        file: 'flows/journey.json',
        at: '"product": {',
        pointer: '/states/product',
        hint: 'Let one of the triggers hold only where the other does not, or narrow its `from`.',
        witness: {
          events: ['offerSelected'],
          context: { profile: {}, heloc: { term: 15 }, status: { checklistStatus: 'COMPLETE' }, session: {} },
        },
      },
    ])
  })

  it('accepts triggers of which only one holds', () => {
    const either = thereAndBack({ field: 'heloc.term', gt: 15 }, { field: 'heloc.term', lte: 15 })
    expect(lintPatched(either, 'ping-pong')).toEqual([])
  })

  it('leaves alone what the server state has a page for', () => {
    const both = thereAndBack({ field: 'heloc.term', gte: 15 }, { field: 'heloc.term', lte: 15 })
    const ofServer = { states: { COMPLETE: { page: 'complete' } } }
    expect(lintPatched({ ...both, 'flows/server-states.json': ofServer }, 'ping-pong')).toEqual([])
  })
})
