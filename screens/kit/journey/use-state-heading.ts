import { useEffect, useRef } from 'react'
import { setStepTitle } from './document-title.ts'

/**
 * Sets the document's title to the heading of the current state, on a page that serves several states. If the state
 * changes while the page is open, it scrolls to the top and focuses the new heading.
 */
export function useStateHeading(title: string): void {
  const known = useRef(title)
  useEffect(() => {
    const forget = setStepTitle(title)
    if (known.current !== title) {
      known.current = title
      window.scrollTo(0, 0)
      document.querySelector('h1')?.focus({ preventScroll: true })
    }
    return forget
  }, [title])
}
