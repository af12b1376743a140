import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CopyKey, PageId } from '#generated/ids'
import { setDocumentTitle } from '../journey/document-title.ts'
import { useJourney } from '../journey/journey-context.ts'
import { announce } from '../journey/live-region.ts'
import { useCopy } from '../journey/use-copy.ts'

let arrivals = 0

/**
 * Rendered beside a page's content, within the same Suspense boundary, so that it acts when the page is there: title,
 * scroll, focus on the heading, and the name of the page said aloud. The first page of a visit keeps the browser's focus.
 */
export function Arrival({ page }: { readonly page: PageId }) {
  const { journey, organization } = useJourney()
  const t = useCopy()
  const { pathname, search, hash } = useLocation()
  const place = useRef<string>(undefined)
  const title = t(journey.source.pages.pages[page]?.title as CopyKey) // the linter checks titles
  useEffect(() => {
    const here = pathname + search
    if (place.current === here) return
    place.current = here
    setDocumentTitle(`${title} | ${organization.orgBrand}`)
    arrivals += 1
    if (arrivals === 1 || hash) return
    window.scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
    announce(title)
  }, [pathname, search, hash, title, organization.orgBrand])
  return null
}
