import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolvePage, settle } from '#engine'
import type { Context } from '#generated/context'
import { loadSource, resolveBase } from '#source'
import { createConditions } from '../../tools/prove/conditions.ts'
import { settleAll } from '../../tools/prove/process/settlement.ts'
import { nothing } from '../../tools/prove/sets/diagrams.ts'
import { createSpace } from '../../tools/prove/sets/space.ts'
import { createBudget } from '../../tools/prove/sets/work-budget.ts'
import { askedLeaves } from '../../tools/prove/values/asked-leaves.ts'
import { flows, journey } from '../support/lenders/flows.ts'
import { randomContext } from '../support/samples/random-context.ts'

const holds = (predicate: string, context: Context) => journey.predicates.compile(predicate)(context)

/** Random application in one of these server states. */
const randomIn = (...states: readonly string[]) =>
  fc
    .tuple(randomContext, fc.constantFrom(...states))
    .map(
      ([context, checklistStatus]): Context =>
        JSON.parse(JSON.stringify({ ...context, status: { ...context.status, checklistStatus } })),
    )

const isDeclined = (context: Context) =>
  ['declined', 'ineligible', 'dtiDeclined', 'creditScoreDeclined'].some((each) => holds(each, context))

/** Whether a review stops the machine before the road begins. */
const isStopped = (context: Context) =>
  isDeclined(context) ||
  ['landRecordsDisagree', 'pinRefused', 'creditFrozen'].some((each) => holds(each, context))

describe('a settlement', () => {
  it('never comes back to a state that it has left, in any context whatever', () => {
    const { flows: base } = resolveBase(loadSource())
    if (base === undefined) throw new Error('The flows do not compile.')
    const budget = createBudget(5_000_000)
    const space = createSpace(
      askedLeaves(base.source),
      { ...base.journey.predicates, project: base.project },
      budget,
    )
    const conditions = createConditions(space, base.journey.predicates)
    const { revisits, taken, rests } = settleAll(base.journey.machine, conditions, budget)
    expect([...revisits].filter(([, set]) => set !== nothing).map(([state]) => state)).toEqual([])
    expect(Object.keys(flows.journey.transitions).filter((event) => !taken.has(event))).toEqual([])
    for (const state of ['ssnCredit', 'noCredit', 'noProperty', 'autopay', 'lienAttestation'])
      expect([state, rests.has(state)]).toEqual([state, true])
  }, 60_000)

  it('comes to the closing by none of the triggers of our own without bank accounts and an ID', () => {
    fc.assert(
      fc.property(randomContext, (context) => {
        for (const { event } of settle(journey, context).path) {
          if (['idReUpload', 'manualDisburseManualPay'].includes(event))
            expect(holds('accountsSettled', context)).toBe(true)
          if (event === 'lienAttestation')
            expect(
              ['incomeVerified', 'accountsSettled', 'idDocsReady'].every((id) => holds(id, context)),
            ).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('never uploads an ID again and accepts it at once', () => {
    fc.assert(
      fc.property(randomIn('IDENTITY_VERIFICATION', 'WAITING_FOR_IDENTITY'), (context) => {
        const events = settle(journey, context).path.map(({ event }) => event)
        expect(events.includes('idReUpload') && events.includes('idDocsUploaded')).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('finishes once the home is insured and the server records or pays', () => {
    fc.assert(
      fc.property(randomIn('GEN_RESCISSION', 'RESCISSION', 'RECORDING', 'FUNDABLE'), (context) => {
        fc.pre(!isStopped(context))
        const insured: Context = { ...context, heloc: { ...context.heloc, insurance: { complete: true } } }
        expect(settle(journey, insured).path.map(({ event }) => event)).toContain('finish')
      }),
      { numRuns: 500 },
    )
  })
})

describe('the client machine', () => {
  it.each([
    ['LIEN_ATTESTATION', 'lienAttestation', 'liens'],
    ['CREDIT_NO_MATCH', 'ssnCredit', 'credit/social'],
    ['CREDIT_NO_MATCH_SSN', 'noCredit', 'review-app/no-credit'],
    ['NO_PROPERTY_FOUND', 'noProperty', 'review-app/property'],
    ['MULTIPLE_PROPERTIES', 'noProperty', 'review-app/property'],
    ['SOFT_CREDIT_LOCKED', 'errorCredit', 'credit/error'],
    ['HARD_CREDIT_LOCKED', 'errorCredit', 'credit/error'],
  ])('rests at %s in %s with everybody who is not declined, on %s', (serverState, rest, page) => {
    fc.assert(
      fc.property(randomIn(serverState), (context) => {
        fc.pre(!isDeclined(context))
        expect(settle(journey, context).state).toBe(rest)
        expect(resolvePage(journey, context).page).toBe(page)
      }),
    )
  })

  it('rests in autopay once the account is known and nobody has said how to repay', () => {
    const context: Context = {
      profile: {},
      heloc: { disburseAccount: { uuid: '5b1f0e6c-2d3a-4c4b-9a70-0f6d8e2b7c11' } },
      status: { uwSubDecision: 'FINAL_OFFER' },
    }
    expect(settle(journey, context).state).toBe('autopay')
    expect(settle(journey, { ...context, heloc: { ...context.heloc, payType: 'MANUAL' } }).state).toBe(
      'docVerify',
    )
  })
})
