import { useEffect } from 'react'
import { fetchingAhead } from '../api/stale-chunks.ts'
import { useJourney } from '../journey/journey-context.ts'

/**
 * Fetches what an application needs while its applicant answers the first question, signs in or sets up an account, so
 * that no step waits for all of it: from the first touch of a page, part after part, whenever the browser is idle.
 */
export function useFetchAhead(): void {
  const { laterCopy } = useJourney()
  useEffect(() => {
    const start = () =>
      void fetchingAhead(async () => (await import('./fetch-ahead.ts')).fetchAhead(laterCopy))
    document.addEventListener('focusin', start, { once: true })
    return () => document.removeEventListener('focusin', start)
  }, [laterCopy])
}
