import { describe, expect, it } from 'vitest'
import { askPlace } from './ask-place.ts'

const answering = (answer: (ok: PositionCallback, no: PositionErrorCallback) => void) =>
  ({ getCurrentPosition: answer }) as unknown as Geolocation

describe('the place of a signature', () => {
  it('is latitude and longitude, and nothing else the browser knows', async () => {
    const coords = { latitude: 39.5, longitude: -119.8, accuracy: 12, speed: 3 }
    const place = await askPlace(answering((ok) => ok({ coords } as unknown as GeolocationPosition)))
    expect(place).toEqual({ latitude: 39.5, longitude: -119.8 })
  })

  it('is unknown when the applicant refuses', async () => {
    const place = await askPlace(answering((_, no) => no({} as GeolocationPositionError)))
    expect(place).toBeUndefined()
  })

  it('is unknown in a browser that cannot tell', async () => {
    const none: unknown = null
    expect(await askPlace(none as undefined)).toBeUndefined()
  })
})
