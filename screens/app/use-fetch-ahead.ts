import { useEffect } from 'react'
import { fetchingAhead } from '../kit/api/stale-chunks.ts'
import { useJourney } from '../kit/journey/journey-context.ts'

/**
 * Loads the parts that an application needs while the applicant answers the first question, signs in or sets up an
 * account, so that no later step waits for all of it. It starts at the first focus on the page and loads one part after
 * another whenever the browser is idle.
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
