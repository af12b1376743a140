import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element when what it says changes while the page is open, so that a screen reader reads it and nobody is left
 * on a button that is gone. What was there on arrival leaves the focus on the heading.
 */
export function useFocusOnNews(news: string | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    if (news !== undefined) box.current?.focus()
  }, [news])
  return box
}
