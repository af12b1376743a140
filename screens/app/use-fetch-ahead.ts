import { useEffect } from 'react'
import { fetchingAhead } from '../api/stale-chunks.ts'
import { useJourney } from '../journey/journey-context.ts'

const parts = [
  () => import('./gates/signed-in.tsx'),
  () => import('./routes/application-area.tsx'),
  () => import('./routes/application-page.tsx'),
]

/**
 * Fetches what an application needs while its applicant answers the first question, signs in or sets up an account, so
 * that no step waits for all of it: from the first touch of a page, part after part, whenever the browser is idle.
 */
export function useFetchAhead(): void {
  const { laterCopy } = useJourney()
  useEffect(() => {
    const start = () => void laterCopy.load().then(fetchAhead)
    document.addEventListener('focusin', start, { once: true })
    return () => document.removeEventListener('focusin', start)
  }, [laterCopy])
}

async function fetchAhead(): Promise<void> {
  for (let part = parts.shift(); part; part = parts.shift()) {
    await idle()
    await fetchingAhead<unknown>(part)
  }
}

/** Safari has no such callback: there a turn of the event loop must do. */
function idle(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
  else setTimeout(resolve)
  return promise
}
