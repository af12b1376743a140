import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settle } from '#engine'
import { loadSource, resolveBase } from '#source'
import { createConditions } from '../../tools/prove/conditions.ts'
import { confirmPage, createModel } from '../../tools/prove/model.ts'
import { settleAll } from '../../tools/prove/process/settlement.ts'
import { nothing } from '../../tools/prove/sets/diagrams.ts'
import { createSpace } from '../../tools/prove/sets/space.ts'
import { createBudget } from '../../tools/prove/sets/work-budget.ts'
import { askedLeaves } from '../../tools/prove/values/asked-leaves.ts'
import { randomContext } from '../support/samples/random-context.ts'

const { flows } = resolveBase(loadSource())
if (flows === undefined) throw new Error('The flows do not compile.')
const budget = createBudget(5_000_000)
const space = createSpace(
  askedLeaves(flows.source),
  { ...flows.journey.predicates, project: flows.project },
  budget,
)
const model = createModel(flows, space, budget)

describe('the proof', () => {
  it('settles every context as the engine does', () => {
    const conditions = createConditions(space, flows.journey.predicates)
    const { rests } = settleAll(flows.journey.machine, conditions, budget)
    fc.assert(
      fc.property(randomContext, (context) => {
        const here = conditions.including(context)
        const states = [...rests].filter(([, set]) => conditions.diagrams.and(set, here) !== nothing)
        expect(states.map(([state]) => state)).toEqual([settle(flows.journey, context).state])
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  it('shows in each state what the engine shows to an applicant of whom it says how they got there', () => {
    for (const [state, { shown }] of model.views)
      for (const [page, contexts] of shown.pages)
        confirmPage(flows.journey, model.witness(state, contexts), page)
  })
})
