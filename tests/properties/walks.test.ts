import { describe, expect, it } from 'vitest'
import { resolvePage } from '#engine'
import { loadSource, tenantContext, tenantJourney } from '#source'
import { createModel } from '../../tools/prove/model.ts'
import { nothing } from '../../tools/prove/sets/diagrams.ts'
import { createSpace } from '../../tools/prove/sets/space.ts'
import { createBudget } from '../../tools/prove/sets/work-budget.ts'
import { askedLeaves } from '../../tools/prove/values/asked-leaves.ts'
import { createWalk } from '../support/walk/walk.ts'

const source = loadSource()
const hearthline = tenantJourney(source, 'hearthline')

describe('random applicants', () => {
  it.each(['hearthline', 'harborcu', 'summit-wholesale'])(
    'of %s are never stuck, and many are paid',
    (tenant) => {
      const lender = tenantJourney(source, tenant)
      const unwatched = { onStep: () => undefined, onTransition: () => undefined }
      const walk = createWalk(lender, tenantContext(lender.tenant), 7, unwatched)
      const ends = Array.from({ length: 3000 }, (_, applicant) => walk(applicant))
      expect(ends.filter(({ deadEnd }) => deadEnd !== undefined)).toEqual([])
      expect(ends.map(({ state }) => state)).toContain('COMPLETE')
    },
  )

  it('get nowhere that the proof rules out, and are shown what the engine shows', () => {
    const budget = createBudget(1_000_000)
    const { journey, project } = hearthline
    const space = createSpace(askedLeaves(hearthline.source), { ...journey.predicates, project }, budget)
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
