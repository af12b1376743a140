import { describe, expect, it } from 'vitest'
import { didYouMean, nearest } from './nearest.ts'

describe('nearest', () => {
  it('finds the id with the fewest edits', () => {
    expect(nearest('HDMA', ['LIENS', 'HMDA', 'DECLINED'])).toBe('HMDA')
  })

  it('finds one with edits of up to half the length', () => {
    expect(nearest('HMDA', ['HMxy'])).toBe('HMxy')
    expect(nearest('HMDA', ['Hxyz'])).toBeUndefined()
  })

  it('finds none when all are too far off to be meant', () => {
    expect(nearest('xyz', ['HMDA', 'LIENS'])).toBeUndefined()
    expect(didYouMean('xyz', ['HMDA'])).toBeUndefined()
  })
})
