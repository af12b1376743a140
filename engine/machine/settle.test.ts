import { describe, expect, it } from 'vitest'
import { loadProject } from '#source'
import { applicant } from '../../tests/support/lenders/applicant.ts'
import { flows, journey } from '../../tests/support/lenders/flows.ts'
import { compileJourney } from '../check/compile.ts'
import { explainPath } from '../predicates/explain.ts'
import { findTrigger, settle } from './settle.ts'

const uuid = '5b1f0e6c-2d3a-4c4b-9a70-0f6d8e2b7c11'
const consents = [{ type: 'SOFT_CREDIT' as const }]
const name = { firstName: 'Ada', lastName: 'Nguyen' }
const licence = [{ type: 'DRIVERS_LICENSE_FRONT' as const }]
const texas = { address: { state: 'TX' } }
const accounts = { disburseAccount: { uuid }, autopayAccount: { uuid } }
const incomeVerified = { uwSubDecision: 'FINAL_OFFER' as const }

describe('settle', () => {
  it('rests a new application at profile', () => {
    expect(applicant()).toRestAt('profile')
    expect(applicant()).toTake()
  })

  it('goes on to liens once name, birth date, property and soft-pull consent are known', () => {
    const profile = { name, dob: '1980-05-17' }
    expect(applicant({ profile, heloc: { selectedPropertyUuid: uuid, consents } })).toRestAt('liens')
    expect(applicant({ profile, heloc: { selectedPropertyUuid: uuid, consents: [] } })).toRestAt('profile')
    expect(applicant({ profile: { name }, heloc: { selectedPropertyUuid: uuid, consents } })).toRestAt(
      'profile',
    )
  })

  it('shows offers once the liens are complete', () => {
    expect(applicant({ status: { liensComplete: true } })).toTake('underwrite')
    expect(applicant({ status: { liensComplete: true } })).toRestAt('product')
  })

  it('shows offers once underwriting decided, unless inquiries are still to be explained', () => {
    expect(applicant({ status: { uwDecision: 'SELECT' } })).toRestAt('product')
    expect(applicant({ status: { uwDecision: 'SELECT', inquiryAttestNeeded: true } })).toRestAt('profile')
    const attested = { uwDecision: 'SELECT', inquiryAttestNeeded: true, inquiryAttestComplete: true } as const
    expect(applicant({ status: attested })).toRestAt('product')
  })

  it.each(['UNKNOWN', 'INITIAL', 'ERROR'] as const)('takes the decision %s for none', (uwDecision) => {
    expect(applicant({ status: { uwDecision } })).toRestAt('profile')
  })

  it('asks for contact details once term and amount are chosen', () => {
    const status = { liensComplete: true }
    expect(applicant({ heloc: { term: 10, amount: 85_000 }, status })).toRestAt('moreProfile')
    expect(applicant({ heloc: { term: 10, amount: 0 }, status })).toRestAt('product')
  })

  it('never shows a declined applicant an offer', () => {
    const status = { uwDecision: 'DECLINE', liensComplete: true } as const
    expect(applicant({ heloc: { term: 10, amount: 85_000 }, status })).toTake('decline')
    expect(applicant({ status })).toRestAt('declined')
  })

  it('stays at bank accounts with verified income until both are settled', () => {
    expect(applicant({ status: incomeVerified })).toRestAt('ach')
    expect(applicant({ heloc: accounts, status: incomeVerified })).toRestAt('docVerify')
    const failed = { ...incomeVerified, giactAccountStatus: 'FAILED_VERIFICATION' } as const
    expect(applicant({ heloc: accounts, status: failed })).toRestAt('ach')
  })

  it('needs no bank account for crypto', () => {
    expect(applicant({ heloc: { isCrypto: true }, status: incomeVerified })).toRestAt('docVerify')
  })

  it('orders a valuation in Texas while it is required or unknown', () => {
    const heloc = { ...accounts, documents: licence, property: texas }
    expect(applicant({ heloc, status: { ...incomeVerified, bpo: 'REQUIRED' } })).toRestAt('bpo')
    expect(applicant({ heloc, status: incomeVerified })).toRestAt('bpo')
    expect(applicant({ heloc, status: { ...incomeVerified, bpo: 'COMPLETE' } })).toRestAt('waitSign')
  })

  it('asks nothing of the valuation outside Texas', () => {
    const heloc = { ...accounts, documents: licence, property: { address: { state: 'CA' } } }
    expect(applicant({ heloc, status: { ...incomeVerified, bpo: 'REQUIRED' } })).toRestAt('waitSign')
  })

  it('goes through waitFund to complete when funded', () => {
    const status = { checklistStatus: 'COMPLETE' } as const
    expect(applicant({ heloc: { insurance: { complete: true } }, status })).toRestAt('complete')
    const recording = { checklistStatus: 'RECORDING' } as const
    expect(applicant({ heloc: { insurance: { complete: true } }, status: recording })).toRestAt('waitFund')
  })

  it('asks for documents while a reviewer waits for them', () => {
    const status = { checklistStatus: 'TRUST_AND_INSURANCE', condition: 'REVIEW_TRUST_REQUIREMENTS' } as const
    expect(applicant({ status })).toRestAt('documents')
  })

  it('waits for insurance once the deed is signed', () => {
    expect(applicant({ status: { checklistStatus: 'TRUST_AND_INSURANCE' } })).toRestAt('insurance')
  })

  it('throws without profile or heloc', () => {
    expect(() => settle(journey, { heloc: {} })).toThrow('Profile and heloc are required')
    expect(() => settle(journey, { profile: {} })).toThrow(
      expect.objectContaining({ code: 'MISSING_CONTEXT' }),
    )
  })

  it('explores from a state other than the first, and throws for one that there is none of', () => {
    expect(settle(journey, { profile: {}, heloc: {} }, 'hmda').state).toBe('hmda')
    expect(() => settle(journey, { profile: {}, heloc: {} }, 'nowhere')).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_STATE' }),
    )
  })

  it('explains each step of the way', () => {
    const context = { profile: {}, heloc: {}, status: { liensComplete: true } }
    const [step] = explainPath(journey, settle(journey, context).path, context)
    expect(step).toMatchObject({
      event: 'underwrite',
      to: 'product',
      explanation: { predicate: 'readyToUnderwrite', holds: true },
    })
  })

  it('takes an event once, so that two triggers that undo each other come to an end', () => {
    const always = { field: 'session.authenticated', equals: false } as const
    const circle = compileJourney(
      {
        ...flows,
        predicates: { predicates: { ...flows.predicates.predicates, always } },
        journey: {
          initial: 'a',
          states: { a: {}, b: {} },
          triggerOrder: ['there', 'back'],
          transitions: {
            there: { from: ['a'], to: 'b', trigger: 'always' },
            back: { from: ['b'], to: 'a', trigger: 'always' },
          },
        },
      },
      loadProject(),
    )
    expect(settle(circle, {})).toEqual({
      state: 'a',
      page: undefined,
      path: [
        { event: 'there', to: 'b' },
        { event: 'back', to: 'a' },
      ],
    })
  })
})

describe('findTrigger', () => {
  it('names the first trigger in order that holds in a state', () => {
    const context = {
      profile: {},
      heloc: {},
      status: { liensComplete: true, uwDecision: 'DECLINE' as const },
    }
    expect(findTrigger(journey.machine, 'profile', context)).toBe('decline')
    expect(findTrigger(journey.machine, 'profile', {})).toBeUndefined()
    expect(findTrigger(journey.machine, 'nowhere', context)).toBeUndefined()
  })
})
