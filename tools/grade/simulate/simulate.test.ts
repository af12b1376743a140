import { describe, expect, it } from 'vitest'
import { resolvePage } from '#engine'
import { loadSource, tenantContext, tenantJourney } from '#source'
import { patchedJourney } from '../../../tests/support/lenders/patched-journey.ts'
import { askedLeaves } from '../../prove/asked-leaves.ts'
import { createModel } from '../../prove/model.ts'
import { nothing } from '../../prove/sets/diagrams.ts'
import { createSpace } from '../../prove/sets/space.ts'
import { createBudget } from '../../prove/sets/work-budget.ts'
import { replay } from './replay.ts'
import { simulate } from './simulate.ts'
import { createWalk } from './walk.ts'

const source = loadSource()
const hearthline = tenantJourney(source, 'hearthline')

describe('simulated applicants', () => {
  it.each(['hearthline', 'harborcu', 'summit-wholesale'])('of %s are never stuck', (tenant) => {
    const { deadEnds, endings } = simulate(tenantJourney(source, tenant), { applicants: 3000, seed: 7 })
    expect(deadEnds).toEqual([])
    expect(endings.map(({ state }) => state)).toContain('COMPLETE')
  })

  it('are the same for the same seed, and others for another', () => {
    const first = simulate(hearthline, { applicants: 500, seed: 7 })
    expect(simulate(hearthline, { applicants: 500, seed: 7 })).toEqual(first)
    expect(simulate(hearthline, { applicants: 500, seed: 8 }).endings).not.toEqual(first.endings)
  })

  it('get nowhere that the proof rules out, and are shown what the engine shows', () => {
    const budget = createBudget(1_000_000)
    const { compile } = hearthline.journey.predicates
    const space = createSpace(askedLeaves(hearthline.source), compile, budget)
    const { conditions, reach } = createModel(hearthline, space, budget)
    const possible = new Set(reach.moves.map(({ from, event, to }) => `${event}: ${from} to ${to}`))
    const walk = createWalk(hearthline, tenantContext(hearthline.tenant), 11, {
      onStep: ({ state }, { page, by }, context) => {
        expect(resolvePage(hearthline.journey, context)).toMatchObject({ page, by })
        const here = conditions.diagrams.forget(
          conditions.including(context),
          conditions.variablesOf('status.checklistStatus'),
        )
        const known = reach.contexts.get(state) ?? nothing
        expect(conditions.diagrams.and(known, here), `${state} ${JSON.stringify(context)}`).not.toBe(nothing)
      },
      onTransition: ({ from, event, to }) => expect(possible).toContain(`${event}: ${from} to ${to}`),
    })
    for (let applicant = 0; applicant < 150; applicant++) walk(applicant)
  })
})

describe('a right to stop', () => {
  it('is no way on: hardly anybody who signed cancels, and most who reach that are funded', () => {
    const counted = new Map<string, number>()
    const walk = createWalk(hearthline, tenantContext(hearthline.tenant), 5, {
      onStep: () => {},
      onTransition: ({ event }) => counted.set(event, (counted.get(event) ?? 0) + 1),
    })
    for (let applicant = 0; applicant < 2000; applicant++) walk(applicant)
    const [rescinded = 0, recorded = 0] = ['rescinded', 'deedRecorded'].map((event) => counted.get(event))
    expect(recorded).toBeGreaterThan(100)
    expect(rescinded / recorded).toBeLessThan(0.1)
  })
})

describe('a simulation', () => {
  it('counts everybody once, in endings and shares', () => {
    const { endings, steps } = simulate(hearthline, { applicants: 1000, seed: 3 })
    expect(endings.reduce((sum, { applicants }) => sum + applicants, 0)).toBe(1000)
    expect(endings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(steps.minimum).toBe(Math.min(...endings.map((ending) => ending.steps.minimum)))
    expect(steps.maximum).toBe(Math.max(...endings.map((ending) => ending.steps.maximum)))
  })

  it('says which pages and transitions nobody came by', () => {
    const { pages, serverTransitions } = simulate(hearthline, { applicants: 1, seed: 1 }).coverage
    expect(pages.covered + pages.missing.length).toBe(pages.known)
    expect(serverTransitions.missing.length).toBeGreaterThan(100)
  })

  it('finds a state that nothing leads out of, and replays how one applicant got there', () => {
    const journey = patchedJourney({
      'flows/process.json': { transitions: { deedRecorded: null }, once: [] },
    })
    const [stuck] = simulate(journey, { applicants: 2000, seed: 1 }).deadEnds
    expect(stuck).toMatchObject({ kind: 'no-way-on', state: 'RECORDING', page: 'complete' })
    const again = replay(journey, 1, stuck?.replay ?? 0)
    expect(again).toMatchObject({ deadEnd: 'no-way-on', state: 'RECORDING' })
    expect(again.stops.at(-2)).toMatchObject({
      event: expect.stringMatching(/insuranceProvided|rescissionEnded/),
    })
    expect(again.context).toMatchObject({ status: { checklistStatus: 'RECORDING' } })
  })

  it('finds an event that the server refuses, since what it leads to needs what nobody gave', () => {
    const journey = patchedJourney({
      'flows/process.json': {
        effects: { applicationSubmitted: { gives: ['summarySigned'], sets: ['status.summaryComplete'] } },
      },
    })
    expect(simulate(journey, { applicants: 300, seed: 1 }).deadEnds).toMatchObject([
      { kind: 'no-way-on', state: 'APP_SUBMISSION' },
    ])
  })

  it('finds a state whose page does not let the applicant send what leads on', () => {
    const journey = patchedJourney({
      'flows/server-states.json': { states: { HMDA: { page: 'income/review' } } },
    })
    expect(simulate(journey, { applicants: 300, seed: 1 }).deadEnds).toMatchObject([
      { kind: 'no-way-on', state: 'HMDA', page: 'income/review' },
    ])
  })

  it('finds an applicant for whom no page is meant', () => {
    const journey = patchedJourney({ 'flows/journey.json': { states: { liens: { page: null } } } })
    expect(simulate(journey, { applicants: 50, seed: 1 }).deadEnds[0]).toMatchObject({
      kind: 'no-page',
      page: '/',
    })
  })

  it('finds what cannot be undone and is done twice', () => {
    const journey = patchedJourney({
      'flows/process.json': { transitions: { fundingReviewed: { to: 'RECORDING' } } },
    })
    expect(simulate(journey, { applicants: 2000, seed: 1 }).deadEnds[0]).toMatchObject({
      kind: 'repeated',
      state: 'FUNDABLE',
    })
  })

  it('finds a circle that nobody leaves', () => {
    const journey = patchedJourney({
      'flows/process.json': {
        initial: 'OFFER_SELECTION',
        transitions: {
          contactProvided: { to: 'OFFER_SELECTION' },
          cancelled: { from: ['COMPLETE'], except: null },
        },
      },
    })
    expect(simulate(journey, { applicants: 20, seed: 1 }).deadEnds).toContainEqual(
      expect.objectContaining({ kind: 'never-ends', state: 'OFFER_SELECTION' }),
    )
  })
})
