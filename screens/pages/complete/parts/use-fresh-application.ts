import { useEffect, useRef } from 'react'
import { useOpenApplication } from '../../../journey/routing-context.ts'

/** The status is polled; dates and accounts stand in the application, which is read again when the status moves. */
export function useFreshApplication(state: string | undefined): void {
  const { refresh } = useOpenApplication()
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    // A failure here costs a date until the next look, never the page.
    refresh().catch(() => undefined)
  }, [state, refresh])
}
