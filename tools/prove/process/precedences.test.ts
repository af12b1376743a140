import { expect, it } from 'vitest'
import { compileMachine } from '#engine'
import { loadSource, resolveBase } from '#source'
import { createModel } from '../model.ts'
import { nothing } from '../sets/diagrams.ts'
import { createSpace } from '../sets/space.ts'
import { askedLeaves } from '../values/asked-leaves.ts'
import { settleAll } from './settlement.ts'

const { flows } = resolveBase(loadSource())
if (flows === undefined) throw new Error('The flows do not compile.')

it('finds the nearest trigger before which each must not come, as settling in every other order does', () => {
  const { journey, project } = flows
  const { predicates, machine } = journey
  const budget = { spend: () => {}, renew: () => {} }
  const space = createSpace(askedLeaves(flows.source), { compile: predicates.compile, project }, budget)
  const { conditions, settlement, views, precedences } = createModel(flows, space, budget)
  const { and, or, minus } = conditions.diagrams
  const possible = [...views.values()].map(({ here }) => here).reduce(or, nothing)

  /** Whether some application rests elsewhere if an event comes at another position of the order. */
  function isElsewhere(event: string, position: number): boolean {
    const others = (machine.source.triggerOrder ?? []).filter((each) => each !== event)
    const source = { ...machine.source, triggerOrder: others.toSpliced(position, 0, event) }
    const { rests } = settleAll(compileMachine(source, predicates, project, 'journey'), conditions, budget)
    return [...settlement.rests].some(
      ([state, set]) => minus(and(set, possible), rests.get(state) ?? nothing) !== nothing,
    )
  }

  const order = machine.source.triggerOrder ?? []
  const after = new Map(precedences().map((found) => [found.event, order.indexOf(found.after)]))
  expect(after.size).toBeGreaterThan(10)
  for (const event of order) {
    const nearest = after.get(event)
    expect(isElsewhere(event, (nearest ?? -1) + 1), event).toBe(false)
    if (nearest !== undefined) expect(isElsewhere(event, nearest), event).toBe(true)
  }
})
