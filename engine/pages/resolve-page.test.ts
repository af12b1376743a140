import { describe, expect, it } from 'vitest'
import type { ServerState } from '#generated/ids'
import { loadProject } from '#source'
import { applicant } from '../../tests/support/lenders/applicant.ts'
import { flows, journey } from '../../tests/support/lenders/flows.ts'
import { compileJourney } from '../check/compile.ts'
import { explainVariant } from '../predicates/explain.ts'
import type { ServerStateSource } from '../source.ts'
import { resolvePage } from './resolve-page.ts'

const known = { profile: {}, heloc: {} }
const inState = (checklistStatus: ServerState) => ({ ...known, status: { checklistStatus } })

describe('resolvePage', () => {
  it.each<[ServerState, string]>([
    ['CREDIT_NO_MATCH', 'credit/social'],
    ['CREDIT_NO_MATCH_SSN', 'review-app/no-credit'],
    ['HARD_CREDIT_LOCKED', 'credit/error'],
    ['MULTIPLE_PROPERTIES', 'review-app/property'],
    ['DECLINED', 'error/decline'],
    ['COLLECT_ADDITIONAL_INFO', 'start/contact'],
    ['HMDA', 'start/hmda'],
    ['GEN_CLOSING_DISCLOSURE', 'review-app/signdocs'],
    ['NOTE_SIGNING', 'signing/intro'],
    ['REVISED_OFFER_SELECTION', 'product/select'],
    ['APP_SUBMISSION', 'start/app-summary'],
    ['DISBURSEMENT_ACCOUNT', 'bank/disburse'],
    ['NO_AVM_FOUND', 'bpo/estimate-value'],
    ['PAYOFF_REQUEST_PENDING', 'payoff/hold'],
    ['BPO_ORDER_REQUEST', 'bpo/hold'],
    ['FINAL_TITLE', 'bpo/hold'],
    ['RESCISSION', 'complete'],
    ['UNKNOWN', 'error/timeout'],
    ['LIEN_VERIFICATION', 'liens'],
    ['CO_DEED_REQ', 'signing/additional'],
    ['DEED_SIGNING', 'notary/intro'],
    ['MANUAL_DEED_SIGNING', 'notary/reserve-manual'],
    ['COMPLETE', '/'],
    ['CANCELLED', '/'],
    ['TRUST_AND_INSURANCE', 'insurance/upload'],
    ['GEN_PRE_SOFT_CREDIT_DISCLOSURE', 'start/profile'],
  ])('sends an applicant in %s to %s', (checklistStatus, page) => {
    expect(applicant({ status: { checklistStatus } })).toGoTo(page)
  })

  it('takes an applicant of whom no state is known for UNKNOWN', () => {
    expect(applicant()).toGoTo('error/timeout')
  })

  it('shows the flood certificate while it is awaited', () => {
    expect(
      applicant({ status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true } }),
    ).toGoTo('error/flood-cert')
  })

  it('asks for the disbursement account first when autopay has no routing number, except for crypto', () => {
    const status = { checklistStatus: 'AUTOPAY_ACCOUNT' } as const
    expect(applicant({ status })).toGoTo('bank/disburse')
    expect(applicant({ status, heloc: { isCrypto: true } })).toGoTo('bank/autopay')
    expect(applicant({ status, heloc: { disburseAccount: { routingNumber: '021000021' } } })).toGoTo(
      'bank/autopay',
    )
  })

  it('orders a valuation where it is required, by the rules of Texas there', () => {
    const status = { checklistStatus: 'BPO_ORDER_REQUEST', bpo: 'REQUIRED' } as const
    expect(applicant({ status })).toGoTo('bpo/order-bpo')
    expect(applicant({ status, heloc: { property: { address: { state: 'TX' } } } })).toGoTo('bpo/condition')
  })

  it('lets a primary borrower who signed the deed go', () => {
    expect(
      applicant({ status: { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true } }),
    ).toGoTo('complete')
  })

  it('says which rule and variant decided, and why', () => {
    const context = {
      ...known,
      status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true } as const,
    }
    const { by, why } = resolvePage(journey, context)
    const state = 'GEN_CLOSING_DISCLOSURE'
    expect({ by, why }).toEqual({ by: 'server-state', why: { state, rule: state, index: 0 } })
    expect(explainVariant(journey, why, context)).toMatchObject({
      predicate: 'waitingOnFloodCert',
      holds: true,
    })
  })

  it('passes the page left and the decision to the offers', () => {
    expect(resolvePage(journey, inState('OFFER_SELECTION'), 'liens').pass).toEqual({
      from: 'liens',
      decision: 'UNKNOWN',
    })
    expect(resolvePage(journey, inState('OFFER_SELECTION')).pass).toEqual({ decision: 'UNKNOWN' })
    expect(resolvePage(journey, inState('HMDA'), 'liens').pass).toEqual({})
  })

  it('lets the client machine decide where the server state has no page', () => {
    expect(
      resolvePage(journey, {
        ...inState('IN_PROGRESS'),
        status: { checklistStatus: 'IN_PROGRESS', dtiDecline: true },
      }),
    ).toMatchObject({
      page: 'error/income',
      by: 'machine',
      why: { state: 'dtiDeclined', rule: 'IN_PROGRESS', path: [{ event: 'dtiDecline', to: 'dtiDeclined' }] },
    })
    expect(resolvePage(journey, inState('WAITING_FOR_INCOME')).why).toMatchObject({ rule: 'WAITING_FOR_*' })
  })

  it('throws without profile or heloc', () => {
    expect(() => resolvePage(journey, { status: { checklistStatus: 'HMDA' } })).toThrow(
      'Profile and heloc are required',
    )
  })
})

describe('server states by prefix', () => {
  const page = (page: string): ServerStateSource => ({ kind: 'interactive', page })
  const withStates = (states: Record<string, ServerStateSource>) =>
    compileJourney({ ...flows, serverStates: { ...flows.serverStates, states } }, loadProject())
  const states = {
    'WAITING_FOR_*': page('short'),
    'WAITING_FOR_SOFT_*': page('long'),
    WAITING_FOR_INCOME: page('exact'),
  }

  it.each<[ServerState, string]>([
    ['WAITING_FOR_INCOME', 'exact'],
    ['WAITING_FOR_SOFT_CREDIT', 'long'],
    ['WAITING_FOR_IDENTITY', 'short'],
  ])('prefers for %s the %s key', (state, expected) => {
    expect(resolvePage(withStates(states), inState(state)).page).toBe(expected)
    const reversed = Object.fromEntries(Object.entries(states).reverse())
    expect(resolvePage(withStates(reversed), inState(state)).page).toBe(expected)
  })

  it('falls back where neither the server state nor the machine has a page', () => {
    const lost = compileJourney(
      {
        ...flows,
        serverStates: { ...flows.serverStates, states: {} },
        journey: { initial: 'a', fallbackPage: '/', states: { a: {} }, transitions: {} },
      },
      loadProject(),
    )
    expect(resolvePage(lost, inState('HMDA'))).toEqual({
      page: '/',
      by: 'fallback',
      pass: {},
      why: { state: 'a', path: [] },
    })
  })
})
