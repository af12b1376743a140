import { describe, expect, it } from 'vitest'
import { patchedJourney } from '../../../tests/support/lenders/patched-journey.ts'
import { createProvenJourney } from '../proven-journey.ts'
import { loadRoad, roadNames } from '../roads.ts'
import { createComparison } from './compare-sequences.ts'
import { loadEvents, loadSequences } from './sequence-files.ts'

const events = loadEvents()

/** Failures on the main road for a lender whose journey was changed. */
function faultsAfter(patch: Parameters<typeof patchedJourney>[0], tenant = 'hearthline') {
  const compared = createComparison(
    [loadRoad('main')],
    events,
    loadSequences(),
  )(createProvenJourney(patchedJourney(patch, tenant)))
  return compared.filter(({ road }) => road === 'main').flatMap(({ failures }) => failures)
}

describe('the recorded pages of a road', () => {
  it('are those of today', () => {
    expect(faultsAfter({})).toEqual([])
  })

  it('tell a page that is another now, where it was recorded', () => {
    const [fault] = faultsAfter({
      'flows/server-states.json': { states: { HMDA: { page: 'start/contact' } } },
    })
    expect(fault?.message).toBe(
      'recorded "contactProvided -> HMDA: start/hmda", but now "contactProvided -> HMDA: start/contact"; `journey test --record` writes what is shown now, to be reviewed like code',
    )
    expect(fault?.line).toBeGreaterThan(1)
  })

  it('tell a step that is skipped', () => {
    const patch = {
      'flows/process.json': { transitions: { contactProvided: { to: 'GEN_APP_DISCLOSURES' } } },
    }
    expect(faultsAfter(patch)[0]?.message).toMatch(
      /^recorded "contactProvided -> HMDA: start\/hmda", but now "contactProvided -> GEN_APP_DISCLOSURES: start\/hmda"/,
    )
  })

  it('tell a road that nobody walks any more', () => {
    const patch = { 'flows/process.json': { effects: { noteSigned: { gives: [{ not: 'noteSigned' }] } } } }
    expect(faultsAfter(patch)[0]?.message).toMatch(/^nobody walks the road main any more/)
  })

  it('hold a lender that was not recorded to the one it is like', () => {
    const [effective, events] = [patchedJourney({}), loadEvents()]
    const newcomer = { ...effective, tenant: { ...effective.tenant, code: 'newcomer' } }
    const played = createComparison(
      roadNames().map((name) => loadRoad(name)),
      events,
      loadSequences(),
    )(createProvenJourney(newcomer))
    expect(played.length).toBeGreaterThan(60)
    expect(played.filter(({ failures }) => failures.length > 0)).toEqual([])
  })

  it('tell what is missing, of a road that was not recorded', () => {
    const road = { ...loadRoad('main'), name: 'new' }
    const [fault] = createComparison(
      [road],
      new Map([['new', []]]),
      loadSequences(),
    )(createProvenJourney(patchedJourney({})))
      .filter((each) => each.road === 'new')
      .flatMap(({ failures }) => failures)
    expect(fault?.message).toMatch(/^the road new is not recorded/)
  })
})
