import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element when its news changes while the page is open, so that a screen reader reads it and the focus is not
 * lost with a removed button. News that is there from the start leaves the focus on the heading.
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
