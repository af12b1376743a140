import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSource, repository, tenantJourney } from '#source'
import { createProvenJourney } from '../../../tools/scenario/proven-journey.ts'
import { firstLender } from '../lenders.ts'
import { walkView } from './walk.ts'
import { witnessRoad } from './witness-road.ts'

describe.each([
  ['this product', repository],
  ['another product', path.join(repository, 'examples/car-loan')],
])('the road to a witness in %s', (_, dir) => {
  const source = loadSource(dir)
  const lender = firstLender(source)
  const proven = createProvenJourney(tenantJourney(source, lender))
  const { contexts, findWay } = proven.sets.reach()
  const states = [...contexts.keys()]

  it.each(states)('comes to %s, whichever applicant the witness is', (state) => {
    const way = findWay(state, contexts.get(state) ?? 0)
    const context = proven.sets.witness(state, way?.contexts ?? 0)
    const road = witnessRoad(proven, { events: way?.events ?? [], context })
    const { problems, now } = walkView(source, { lender, ...road })
    expect(problems).toEqual([])
    expect(now.state).toBe(state)
  })

  it('is the bare events where nobody comes there, and the walk says at which it ends', () => {
    const [events] = states
      .map((state) => findWay(state, contexts.get(state) ?? 0)?.events ?? [])
      .filter(({ length }) => length > 1)
    const road = witnessRoad(proven, { events: [...(events ?? []).slice(0, 1), 'nobodyKnowsThis'] })
    expect(road.steps.at(-1)).toEqual({ event: 'nobodyKnowsThis' })
    expect(walkView(source, { lender, ...road }).problems).toEqual([
      expect.stringContaining('nobodyKnowsThis'),
    ])
  })
})
