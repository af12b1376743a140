import { expect, it } from 'vitest'
import { loadSource, resolveBase } from '#source'
import { createModel } from './model.ts'
import { createSpace } from './sets/space.ts'
import { BudgetExhausted } from './sets/work-budget.ts'
import { askedLeaves } from './values/asked-leaves.ts'

const { flows } = resolveBase(loadSource())
if (flows === undefined) throw new Error('The flows do not compile.')

it('shows a context where a way to it is too much work to find, and does not search for it again', () => {
  let [isTired, searches] = [false, 0]
  const budget = {
    renew: () => {},
    spend: () => {
      if (!isTired) return
      searches += 1
      throw new BudgetExhausted('More than 0 steps of work.')
    },
  }
  const { journey, project } = flows
  const language = { compile: journey.predicates.compile, project }
  const { reach, witness } = createModel(
    flows,
    createSpace(askedLeaves(flows.source), language, budget),
    budget,
  )
  const [state = '', contexts = 0] = [...reach.contexts].at(-1) ?? []
  isTired = true
  for (let count = 0; count < 2; count += 1)
    expect(witness(state, contexts)).toMatchObject({
      events: [],
      context: { status: { checklistStatus: state } },
    })
  expect(searches).toBe(1)
})
