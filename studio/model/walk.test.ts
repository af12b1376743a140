import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSource, repository } from '#source'
import { firstLender } from './lenders.ts'
import { CannotWalk, walkView } from './walk.ts'
import { walkScenarios } from './walk-scenarios.ts'

describe.each([
  ['this product', repository],
  ['another product', path.join(repository, 'examples/car-loan')],
])('walk through %s', (_, dir) => {
  const source = loadSource(dir)
  const lender = firstLender(source)
  const begun = walkView(source, { lender, who: {}, steps: [] })

  it('begins where an application begins, and says what may happen next', () => {
    expect(begun.passed).toEqual([begun.now])
    expect(begun.changed).toEqual([])
    expect(begun.next.some(({ refused }) => refused === undefined)).toBe(true)
  })

  it('goes where it said that a step would lead, and tells what changed', () => {
    const [choice] = begun.next.filter(({ refused }) => refused === undefined)
    const step = choice?.submit === undefined ? { event: choice?.event ?? '' } : { submit: choice.submit }
    const next = walkView(source, { lender, who: {}, steps: [step] })
    expect(next.problems).toEqual([])
    expect(next.now.state).toBe(choice?.to)
    expect(next.passed).toEqual([begun.now, next.now])
    const { state: stateField } = source.project
    expect(next.changed.map(({ field }) => field)).toContain(stateField)
  })

  it('stops at a step that cannot happen, with the reason', () => {
    const refused = walkView(source, { lender, who: {}, steps: [{ event: 'nobodyKnowsThis' }] })
    expect(refused.problems).toEqual([expect.stringContaining('nobodyKnowsThis')])
    expect(refused.now).toEqual(begun.now)
  })

  it('refuses what is no step', () => {
    const steps = [{ nonsense: true }] as never
    expect(() => walkView(source, { lender, who: {}, steps })).toThrow(CannotWalk)
  })

  it('plays a scenario as it is written', () => {
    const { scenarios } = walkScenarios(source, dir)
    const own = scenarios.filter((each) => each.lender === lender)
    const [scenario] = own.length > 0 ? own : scenarios
    const played = walkView(source, { lender, who: {}, steps: [], ...scenario })
    expect(played.problems).toEqual([])
    expect(played.passed).toHaveLength((scenario?.steps.length ?? 0) + 1)
  })
})
