import { describe, expect, it } from 'vitest'
import type { Json } from './json-value.ts'
import { mergePatch } from './merge-patch.ts'

describe('mergePatch', () => {
  it.each<[Json, Json, Json]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('merges %j with %j (RFC 7396, appendix A)', (target, patch, expected) => {
    expect(mergePatch(target, patch)).toEqual(expected)
  })

  it('takes a key named __proto__ for a key', () => {
    const merged = mergePatch({}, JSON.parse('{"__proto__":{"polluted":true}}'))
    expect(Object.keys(Object(merged))).toEqual(['__proto__'])
    expect(Object(merged).polluted).toBeUndefined()
  })
})
