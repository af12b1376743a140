import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forwardOrder, spread } from './spread.ts'

/** Union of sets of at most 31 contexts, as bits. */
const union = { or: (a: number, b: number) => a | b }

const arrowsOf = (graph: Readonly<Record<string, readonly string[]>>) => (place: string) => graph[place] ?? []

describe('the order in which places are left', () => {
  it('puts a place after all that lead to it', () => {
    const order = forwardOrder(['a'], arrowsOf({ a: ['d', 'b'], b: ['c'], c: ['d'] }))
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('holds every place that can be come to, once, however long the way and whatever circles there are', () => {
    const ring = Object.fromEntries(
      Array.from({ length: 50_000 }, (_, at) => [`${at}`, [`${(at + 1) % 50_000}`]]),
    )
    expect(new Set(forwardOrder(['7', '7'], arrowsOf(ring))).size).toBe(50_000)
  })
})

describe('spreading', () => {
  it('leaves a place once where ways part and meet again', () => {
    const graph = { a: ['b', 'c'], b: ['d'], c: ['b'], d: [] }
    const left: string[] = []
    spread(new Map([['a', 1]]), forwardOrder(['a'], arrowsOf(graph)), union, (place, arrived) => {
      left.push(place)
      return arrowsOf(graph)(place).map((to) => [to, arrived])
    })
    expect(left).toEqual(['a', 'c', 'b', 'd'])
  })

  it('brings everything that can come to a place there, in any graph', () => {
    const places = ['a', 'b', 'c', 'd', 'e']
    const arrow = fc.record({
      from: fc.constantFrom(...places),
      to: fc.constantFrom(...places),
      passes: fc.nat(255),
    })
    fc.assert(
      fc.property(fc.array(arrow, { maxLength: 12 }), fc.nat(255), (arrows, begun) => {
        const order = forwardOrder(['a'], (place) =>
          arrows.flatMap(({ from, to }) => (from === place ? [to] : [])),
        )
        const known = new Map<string, number>()
        spread(new Map([['a', begun]]), order, union, (place, arrived) => {
          const fresh = arrived & ~(known.get(place) ?? 0)
          known.set(place, (known.get(place) ?? 0) | fresh)
          return arrows.flatMap(({ from, to, passes }) =>
            from === place ? [[to, fresh & passes] as const] : [],
          )
        })
        for (const bit of [1, 2, 4, 8, 16, 32, 64, 128]) {
          const reached = new Set((begun & bit) === 0 ? [] : ['a'])
          for (const place of reached)
            for (const { from, to, passes } of arrows)
              if (from === place && (passes & bit) !== 0) reached.add(to)
          for (const place of places) expect(((known.get(place) ?? 0) & bit) !== 0).toBe(reached.has(place))
        }
      }),
    )
  })
})
