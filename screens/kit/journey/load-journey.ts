import { createJourney, type Journey, type JourneySource, type Message, type Vocabulary } from '#engine'
import { retry } from '../api/retry.ts'
import { createLaterCopy, type LaterCopy } from '../wording/later-copy.ts'

export interface LoadedJourney {
  readonly journey: Journey
  readonly locale: string
  readonly laterCopy: LaterCopy
}

/** Response of our own server, which generated and validated it, at an address that contains the hash of its content. */
export interface FirstPart {
  readonly locale: string
  readonly source: JourneySource & { readonly copy: Record<string, Message> }
}

export interface JourneyUrls {
  readonly journeyUrl: string
  readonly copyUrl: string
}

/** Loads the lender's effective journey (preloaded by the document, cached without expiry) and compiles it once. */
export async function loadJourney(
  { journeyUrl, copyUrl }: JourneyUrls,
  vocabulary: Vocabulary,
): Promise<LoadedJourney> {
  const { locale, source }: FirstPart = await retry(() => load(journeyUrl))
  const laterCopy = createLaterCopy(source.copy, () => retry(() => load(copyUrl)))
  return { journey: createJourney(source, vocabulary), locale, laterCopy }
}

async function load<T>(url: string): Promise<T> {
  // Credentials and mode must equal those of the preload link; otherwise the browser fetches it a second time.
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${response.status} for ${url}`)
  return response.json()
}
