import { createJourney, type Journey, type JourneySource } from '#engine'

export interface LoadedJourney {
  readonly journey: Journey
  readonly locale: string
  /** Hash of the effective journey: which text and rules this person saw. */
  readonly hash: string
}

interface EffectiveJourney {
  readonly tenant: string
  readonly hash: string
  readonly locale: string
  readonly source: JourneySource
}

/** Fetches the lender's effective journey (preloaded by the document, cached for ever) and compiles it once. */
export async function loadJourney(url: string): Promise<LoadedJourney> {
  // Credentials and mode as in the preload link, or the browser fetches it a second time.
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The journey could not be loaded: ${response.status} for ${url}`)
  const effective: EffectiveJourney = await response.json() // made and validated by our own server, at a hashed URL
  return { journey: createJourney(effective.source), locale: effective.locale, hash: effective.hash }
}
