import { describe, expect, it } from 'vitest'
import { findPlace } from './find-place.ts'

describe('the place passed to the signing', () => {
  it('is what the applicant shared', () => {
    expect(findPlace({ place: { latitude: 1, longitude: 2 } })).toEqual({ latitude: 1, longitude: 2 })
  })

  it.each([undefined, null, 'x', {}, { place: {} }, { place: { latitude: '1', longitude: 2 } }])(
    'is none for %j',
    (state) => {
      expect(findPlace(state)).toBeUndefined()
    },
  )
})
