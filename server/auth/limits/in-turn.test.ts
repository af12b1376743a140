import { describe, expect, it } from 'vitest'
import { createInTurn, type Place } from './in-turn.ts'

const limits = { atOnce: 2, mostWaiting: 3, mostOfSource: 2, mostOfKnown: 2, comeBackSeconds: 5 }
const busy = { status: 503, code: 'BUSY', values: { seconds: 5 } }
const from = (source: string, isKnown = false): Place => ({ source, isKnown })

/** Puts tasks at these places into a queue. Returns which have begun, in order, and how to end one. */
function queueOf(places: readonly Place[]) {
  const inTurn = createInTurn(limits)
  const works = places.map(() => Promise.withResolvers<void>())
  const begun: number[] = []
  const ended = places.map((place, index) =>
    inTurn(place, () => {
      begun.push(index)
      return works[index]?.promise ?? Promise.resolve()
    }),
  )
  const end = async (index: number) => {
    works[index]?.resolve()
    await ended[index]
  }
  return { begun, ended, end }
}

describe('a queue of work', () => {
  it('runs few at once, lets some wait in their order, and tells the others when to come back', async () => {
    const { begun, ended, end } = queueOf(['a', 'b', 'c', 'd', 'e', 'f'].map((source) => from(source)))
    await expect(ended[5]).rejects.toMatchObject(busy)
    expect(begun).toEqual([0, 1])
    for (const index of [0, 1, 2, 3, 4]) await end(index)
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  it('is not filled from one place', async () => {
    const { begun, ended, end } = queueOf([...Array(5).fill(from('a')), from('b')])
    await expect(ended[4]).rejects.toMatchObject(busy)
    for (const index of [0, 1, 2, 3, 5]) await end(index)
    expect(begun).toEqual([0, 1, 2, 3, 5])
  })

  it('has room for those who are known however many strangers wait, and they go first', async () => {
    const { begun, ended, end } = queueOf([
      ...['a', 'b', 'c', 'd', 'e'].map((source) => from(source)),
      ...[from('k', true), from('k', true), from('k', true)],
    ])
    await expect(ended[7]).rejects.toMatchObject(busy)
    await end(0)
    await end(1)
    expect(begun).toEqual([0, 1, 5, 6])
    for (const index of [5, 6, 2, 3, 4]) await end(index)
    expect(begun).toEqual([0, 1, 5, 6, 2, 3, 4])
  })
})
