export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const patienceMs = 15_000

/** Asks the browser where the applicant is; undefined when refused, unknown or too slow: signing goes on without. */
export function askPlace(
  geolocation: Geolocation | undefined = navigator.geolocation,
): Promise<Place | undefined> {
  const { promise, resolve } = Promise.withResolvers<Place | undefined>()
  if (!geolocation) return Promise.resolve(undefined)
  geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
    () => resolve(undefined),
    { timeout: patienceMs, maximumAge: 0 },
  )
  return promise
}
