import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const inStates = (...states: readonly string[]) => ({ field: 'heloc.property.address.state', in: states })

/** Flows in which a law asks by `attorneyCloses`, at a lender that has its own version of some predicates. */
const lint = (own: JsonObject, law: JsonObject = { attorneyCloses: 'holds' }) =>
  lintPatched(
    {
      'flows/predicates.json': {
        law,
        predicates: {
          attorneyCloses: inStates('GA', 'MA'),
          homestead: { all: ['attorneyCloses', 'chosen'] },
        },
      },
      'tenants/bank/tenant.json': { overrides: { predicates: { predicates: own } } },
    },
    'law-loosened',
  )

describe('law-loosened', () => {
  it('reports a case that a lender took away from a duty of the law, with an applicant concerned', () => {
    expect(lint({ attorneyCloses: inStates('GA') })).toEqual([
      {
        rule: 'law-loosened',
        severity: 'error',
        message:
          '"attorneyCloses" no longer holds where a law asks for something by it (`law` of flows/predicates.json).',
        hint: 'Keep every case of flows/predicates.json. A lender may add cases, and take away none.',
        file: 'tenants/bank/tenant.json',
        pointer: '/overrides/predicates/predicates/attorneyCloses',
        at: '{',
        tenant: 'bank',
        witness: {
          context: {
            heloc: { property: { address: { state: 'MA' } } },
            ...{ profile: {}, status: {}, session: {} },
          },
        },
      },
    ])
  })

  it('accepts further cases, and the same ones written otherwise', () => {
    expect(lint({ attorneyCloses: inStates('GA', 'MA', 'NY') })).toEqual([])
    expect(lint({ attorneyCloses: { any: [inStates('MA'), inStates('GA')] } })).toEqual([])
  })

  it('goes the other way where the law asks while a predicate fails', () => {
    const law = { attorneyCloses: 'fails' }
    expect(lint({ attorneyCloses: inStates('GA', 'MA', 'NY') }, law)).toMatchObject([
      {
        message:
          '"attorneyCloses" now holds where a law asks for something by it (`law` of flows/predicates.json).',
        hint: 'Let it hold in no case in which it fails in flows/predicates.json. A lender may take away cases, and add none.',
      },
    ])
    expect(lint({ attorneyCloses: inStates('GA') }, law)).toEqual([])
  })

  it('sees through a predicate that another names', () => {
    const law = { homestead: 'holds' }
    expect(lint({ chosen: { field: 'heloc.term', gt: 10 } }, law)).toHaveLength(1)
  })
})
