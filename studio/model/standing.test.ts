import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inState } from '#engine'
import { loadSource, repository, tenantContext, tenantJourney } from '#source'
import { emptyDraft } from '../../tools/prove/values/write-field.ts'
import { firstLender } from './lenders.ts'
import { standingView } from './standing.ts'

describe.each([
  ['this product', repository],
  ['another product', path.join(repository, 'examples/car-loan')],
])('where applications of %s stand', (_, dir) => {
  const source = loadSource(dir)
  const lender = firstLender(source)
  const { states } = tenantJourney(source, lender).source.serverStates
  const [[state, page] = ['', '']] = Object.entries(states).flatMap(([id, rule]) =>
    typeof rule.page === 'string' ? [[id, rule.page] as const] : [],
  )
  const [varied] = Object.entries(states).find(([, rule]) => Array.isArray(rule.page)) ?? []
  const position = { application: 'A1', tenant: lender, state }

  it('is counted by state and by page, of the lender alone', () => {
    const others = { application: 'A2', tenant: 'somebody-else', state }
    const again = { ...position, application: 'A3' }
    expect(standingView(source, lender, [position, others, again])).toEqual({
      states: [{ state, standing: 2 }],
      pages: { [page]: 2 },
    })
  })

  it('comes with all that ever came there, where a server knows', () => {
    const counts = [{ state, reached: 9, standing: 1 }]
    expect(standingView(source, lender, [position], counts).states).toEqual([
      { state, standing: 1, reached: 9 },
    ])
    expect(standingView(source, lender, [], counts).states).toEqual([{ state, standing: 0, reached: 9 }])
  })

  it('says no page where that is a matter of answers that nobody told', () => {
    const unknown = varied === undefined ? [] : [{ ...position, state: varied }]
    expect(standingView(source, lender, unknown).pages).toEqual({})
  })

  it('resolves the page of whoever is known', () => {
    const { tenant, project } = tenantJourney(source, lender)
    const context = inState(project, { ...emptyDraft(project), tenant: tenantContext(tenant) }, state)
    const known = { ...position, context }
    expect(standingView(source, lender, [known]).pages).toEqual({ [page]: 1 })
    // A context in which nothing can be resolved leaves the page unknown, and the state counted.
    expect(standingView(source, lender, [{ ...position, context: {} }])).toEqual({
      states: [{ state, standing: 1 }],
      pages: {},
    })
  })
})
