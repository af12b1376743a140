import { useEffect, useRef } from 'react'
import { setStepTitle } from './document-title.ts'

/**
 * For a page of several states, each with a heading of its own: the document is named after the one that stands, and when
 * the state changes while the page is open, view and focus go to its heading.
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
