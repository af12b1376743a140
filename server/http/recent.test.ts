import { describe, expect, it } from 'vitest'
import { createRecent } from './recent.ts'

describe('what was lately asked for', () => {
  it('is kept, and what was not asked for the longest is let go', () => {
    const recent = createRecent<number>(2)
    recent.keep('a', 1)
    recent.keep('b', 2)
    expect(recent.find('a')).toBe(1)
    recent.keep('c', 3)
    expect([recent.find('a'), recent.find('b'), recent.find('c')]).toEqual([1, undefined, 3])
  })
})
