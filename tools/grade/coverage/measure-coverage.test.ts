import { describe, expect, it } from 'vitest'
import { patchedJourney } from '../../../tests/support/lenders/patched-journey.ts'
import { loadRoad } from '../../drive/roads.ts'
import { createProvenJourney } from '../../scenario/proven-journey.ts'
import { loadEvents } from '../../scenario/sequences/sequence-files.ts'
import { measureCoverage } from './measure-coverage.ts'

const mainRoad = { scenarios: [], roads: [loadRoad('main')], events: loadEvents(), applicants: 0, seed: 1 }

function missingAfter(patch: Parameters<typeof patchedJourney>[0]): readonly string[] {
  const proven = createProvenJourney(patchedJourney(patch, 'harborcu'))
  const lenders = { provenOf: () => proven, tenants: ['harborcu'], chosen: [], defaultTenant: 'harborcu' }
  return measureCoverage(lenders, mainRoad).missing
}

describe('what a road leaves uncovered', () => {
  const before = missingAfter({})

  it('is all that does not happen on it, and nothing that does', () => {
    expect(before).toContain('transition employerNeeded: WAITING_FOR_INCOME to EMPLOYMENT_VERIFICATION')
    expect(before).not.toContain('transition deedRecorded: RECORDING to FUNDABLE')
    expect(before).toContain('predicate isCrypto: true')
  })

  it('is a new predicate that it does not make true', () => {
    const predicates = { fromAlaska: { field: 'heloc.property.address.state', equals: 'AK' } }
    expect(missingAfter({ 'flows/predicates.json': { predicates } })).toEqual(
      [...before, 'predicate fromAlaska: true'].sort(),
    )
  })

  it('is an override of the lender that it does not come by', () => {
    const overrides = {
      process: {
        transitions: { employerNamed: { from: ['EMPLOYMENT_VERIFICATION'], to: 'WAITING_FOR_INCOME' } },
      },
    }
    expect(missingAfter({ 'tenants/harborcu/tenant.json': { overrides } })).toContain(
      'override tenants/harborcu/tenant.json /process/transitions/employerNamed',
    )
    expect(before.filter((item) => item.startsWith('override'))).toEqual([])
  })
})
