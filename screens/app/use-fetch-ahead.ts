import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const parts = [
  () => import('./signed-in.tsx'),
  () => import('./application-area.tsx'),
  () => import('./application-page.tsx'),
]

/**
 * Fetches what an application needs while its applicant still answers the first questions, a part with each page they
 * go to, so that no single step waits for all of it.
 */
export function useFetchAhead(): void {
  const { pathname, search } = useLocation()
  const place = useRef<string>(undefined)
  useEffect(() => {
    const isArrival = place.current !== undefined && place.current !== pathname + search
    place.current = pathname + search
    // Not there yet is no fault here: the page that needs it asks again, and says so.
    if (isArrival)
      parts
        .shift()?.()
        .catch(() => undefined)
  }, [pathname, search])
}
