import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { CopyKey, PageId } from '#generated/ids'
import { countArrivals, noteArrival } from '../journey/arrivals.ts'
import { setPageTitle } from '../journey/document-title.ts'
import { useJourney } from '../journey/journey-context.ts'
import { announce } from '../journey/live-region.ts'
import { useCopy } from '../wording/use-copy.ts'

/**
 * Rendered beside a page's content, within the same Suspense boundary, so that it acts when the page is there: title,
 * scroll, and focus on the heading, which says where one is. The first page of a visit keeps the browser's own focus.
 */
export function Arrival({ page }: { readonly page: PageId }) {
  const { journey, organization } = useJourney()
  const t = useCopy()
  const { pathname, search, hash } = useLocation()
  const isHistory = useNavigationType() === 'POP'
  const place = useRef<string>(undefined)
  const title = t(journey.source.pages.pages[page]?.title as CopyKey) // the linter checks titles
  useEffect(() => {
    const here = pathname + search
    if (place.current === here) return
    place.current = here
    setPageTitle(title, organization.orgBrand)
    noteArrival()
    if (countArrivals() === 1 || hash) return
    // Back and forward return to where one had scrolled; the browser sees to that, and in its next frame even where they
    // led to a page that is not open and so here: the top comes after it.
    if (!isHistory) requestAnimationFrame(() => window.scrollTo(0, 0))
    const heading = document.querySelector('h1')
    if (heading) heading.focus({ preventScroll: true })
    else announce(title)
  }, [pathname, search, hash, title, organization.orgBrand, isHistory])
  return null
}
