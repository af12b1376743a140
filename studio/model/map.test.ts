import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSource, repository } from '#source'
import { loadRoad, roadNames } from '../../tools/scenario/roads.ts'
import type { MapMachine } from '../api/map.ts'
import { firstLender } from './lenders.ts'
import { mapView } from './map.ts'

describe.each([
  ['this product', repository],
  ['a product without roads', path.join(repository, 'examples/car-loan')],
])('map of %s', (_, dir) => {
  const source = loadSource(dir)
  const lender = firstLender(source)
  const roads = roadNames(dir).map((name) => loadRoad(name, dir))
  const view = mapView({ source, lender, roads, problems: [] })
  const parts: readonly (readonly [string, MapMachine])[] = [
    ['pages', view.pages],
    ['application', view.application],
  ]

  it.each(parts)(
    'leads the main road of the %s from the beginning to an end, by arrows',
    (_name, machine) => {
      const { spine, states, arrows, initial } = machine
      expect(spine[0]).toBe(initial)
      expect(states.find(({ id }) => id === spine.at(-1))?.kind).toBe('terminal')
      expect(new Set(spine).size).toBe(spine.length)
      for (const [index, id] of spine.slice(1).entries())
        expect(arrows.some(({ from, to }) => to === id && (from === spine[index] || from === '*'))).toBe(true)
    },
  )

  it.each(parts)('gives every reachable state beside the main road of the %s a place', (_name, machine) => {
    const { spine, states } = machine
    const known = new Set(['*', ...states.map(({ id }) => id)])
    for (const { id, below, unreachable } of states) {
      if (spine.includes(id)) expect(below).toBeUndefined()
      else if (unreachable === undefined) expect(known).toContain(below)
    }
  })

  it('passes every state that the main road of the project must pass', () => {
    const [longest] = roads.filter(({ title }) => title === view.road)
    expect(view.application.spine).toEqual(expect.arrayContaining([...(longest?.states ?? [])]))
  })

  it('marks what is new, and what the linter found where it stands', () => {
    const [first, ...states] = view.application.states
    const message = 'It leads nowhere.'
    const problem = {
      ...{ rule: 'r', severity: 'error' as const, message, consequences: [] },
      place: { file: 'flows/process.json', pointer: `/states/${first?.id}`, line: 1 },
    }
    const marked = mapView({ source, lender, roads, problems: [problem], before: { source, lender } })
    expect(marked.application.states[0]?.problems).toEqual([message])
    expect(marked.application.states.every(({ change }) => change === undefined)).toBe(true)
    expect(marked.application.states.slice(1).flatMap(({ problems }) => problems)).toEqual([])
    expect(states.length).toBeGreaterThan(3)
  })
})
