import { describe, expect, it } from 'vitest'
import { dropEmptyStrings } from './drop-empty-strings.ts'

describe('dropEmptyStrings', () => {
  it('drops them at every depth and nothing else', () => {
    const values = { a: '', b: ' ', c: 0, d: false, e: null, f: { g: '', h: ['', 'x', { i: '' }] } }
    expect(dropEmptyStrings(values)).toEqual({ b: ' ', c: 0, d: false, e: null, f: { h: ['x', {}] } })
  })

  it('gives back what is no object', () => {
    expect([dropEmptyStrings('x'), dropEmptyStrings(1), dropEmptyStrings(undefined)]).toEqual([
      'x',
      1,
      undefined,
    ])
  })
})
