export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const patienceMs = 15_000

/**
 * Asks the browser for the applicant's location. Resolves to undefined if it is refused, unknown or too slow; signing
 * continues without it.
 */
export function askPlace(
  geolocation: Geolocation | undefined = navigator.geolocation,
): Promise<Coordinates | undefined> {
  const { promise, resolve } = Promise.withResolvers<Coordinates | undefined>()
  if (!geolocation) return Promise.resolve(undefined)
  geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
    () => resolve(undefined),
    { timeout: patienceMs, maximumAge: 0 },
  )
  return promise
}
