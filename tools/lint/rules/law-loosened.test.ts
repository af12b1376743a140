import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

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

/** Flows in which a duty hangs on the state after the offer, at a lender with overrides of its own. */
const lintDuty = (duty: JsonObject, overrides: JsonObject = {}) =>
  lintSample((tree) => {
    tree['flows/process.json'].law = {
      notice: { asks: 'The notice comes before the end (1 CFR 2).', ...duty },
    }
    tree['tenants/bank/tenant.json'].overrides = overrides
  }, 'law-loosened')

describe('law-loosened, of what a duty hangs on', () => {
  const duty = { states: ['COMPLETE'], events: ['offerSelected'] }

  it('reports a state, and the page shown in it, that a lender has otherwise', () => {
    const overrides = {
      process: { states: { COMPLETE: {} } },
      serverStates: { states: { COMPLETE: { kind: 'halting', turn: 'nobody' } } },
    }
    expect(lintDuty(duty, overrides)).toMatchObject([
      {
        severity: 'error',
        message: '"COMPLETE" is the same for every lender. The notice comes before the end (1 CFR 2).',
        hint: 'Take it out. Where counsel advises more than the law asks, let a predicate of `law` of flows/predicates.json hold in more cases.',
        file: 'tenants/bank/tenant.json',
        pointer: '/overrides/process/states/COMPLETE',
        tenant: 'bank',
      },
      { pointer: '/overrides/serverStates/states/COMPLETE' },
    ])
  })

  it('reports an event that a lender has otherwise or takes out, and none that stays as it is', () => {
    const own = (offerSelected: JsonObject | null) => ({ process: { transitions: { offerSelected } } })
    const pointer = '/overrides/process/transitions/offerSelected'
    expect(lintDuty(duty, own({ from: '*', to: 'COMPLETE' }))).toMatchObject([{ pointer }])
    expect(lintDuty(duty, own(null))).toMatchObject([{ pointer }])
    expect(lintDuty(duty, own({ from: ['OFFER_SELECTION'], to: 'COMPLETE' }))).toEqual([])
  })

  it('reports an event of the flows that enters a state of the law unnamed, as one that is added later', () => {
    expect(lintDuty({ states: ['COMPLETE'] })).toMatchObject([
      {
        message:
          '"offerSelected" enters or leaves COMPLETE, and `law` of flows/process.json does not name it: The notice comes before the end (1 CFR 2).',
        hint: 'Name it there, under the duty that it keeps.',
        file: 'flows/process.json',
        pointer: '/transitions/offerSelected',
      },
    ])
  })

  it('reports an event of a lender that leaves a state of the law from wherever', () => {
    const overrides = { process: { transitions: { left: { from: '*', except: [], to: 'OFFER_SELECTION' } } } }
    expect(lintDuty(duty, overrides)).toMatchObject([
      {
        pointer: '/overrides/process/transitions/left',
        hint: 'Keep it away from this state.',
        tenant: 'bank',
      },
    ])
    const kept = { left: { from: '*', except: ['COMPLETE'], to: 'OFFER_SELECTION' } }
    expect(lintDuty(duty, { process: { transitions: kept } })).toEqual([])
  })
})
