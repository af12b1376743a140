import { describe, expect, it } from 'vitest'
import { memoize } from './memoize.ts'

describe('memoize', () => {
  it('computes once for an object, a text or a number, also where the answer is undefined', () => {
    const asked: unknown[] = []
    const find = memoize((key: unknown) => {
      asked.push(key)
      return key === 'none' ? undefined : [key]
    })
    const object = {}
    for (const key of [object, 'one', 1, 'none', null]) expect(find(key)).toBe(find(key))
    expect(asked).toEqual([object, 'one', 1, 'none', null])
  })

  it('computes anew for another object that says the same', () => {
    const copy = memoize((value: object) => ({ ...value }))
    expect(copy({ a: 1 })).not.toBe(copy({ a: 1 }))
  })

  it('asks a part of the argument whether it is the same', () => {
    const logic = {}
    const describeIt = memoize(
      ({ name }: { readonly name: string; readonly logic: object }) => name,
      (subject) => subject.logic,
    )
    expect([describeIt({ name: 'first', logic }), describeIt({ name: 'second', logic })]).toEqual([
      'first',
      'first',
    ])
  })
})
