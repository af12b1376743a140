import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { PageId } from '../host.ts'
import { countArrivals, noteArrival } from '../journey/arrivals.ts'
import { setPageTitle } from '../journey/document-title.ts'
import { useJourney } from '../journey/journey-context.ts'
import { announce } from '../journey/live-region.ts'
import { useCopy } from '../wording/use-copy.ts'

/**
 * Sets the title, scrolls to the top and moves the focus to the heading after a navigation. It is rendered beside a page's
 * content, within the same Suspense boundary, so that it acts once the page is there. The first page of a visit keeps the
 * browser's own focus. A page that only corrects its own address, as the registration does to name its question, is no
 * navigation: somebody may be typing already.
 */
export function Arrival({ page }: { readonly page: PageId }) {
  const { journey, name } = useJourney()
  const t = useCopy()
  const { pathname, search, hash } = useLocation()
  const navigation = useNavigationType()
  const place = useRef<{ readonly pathname: string; readonly search: string }>(undefined)
  const title = t(journey.source.pages.pages[page]?.title ?? '')
  useEffect(() => {
    const before = place.current
    if (before?.pathname === pathname && (before.search === search || navigation === 'REPLACE')) return
    place.current = { pathname, search }
    setPageTitle(title, name)
    noteArrival()
    if (countArrivals() === 1 || hash) return
    // Back and Forward restore the scroll position. The browser does that in its next frame, even if they lead to a page
    // that is not open and so redirects here; the scroll to the top must come after it.
    if (navigation !== 'POP') requestAnimationFrame(() => window.scrollTo(0, 0))
    const heading = document.querySelector('h1')
    if (heading) heading.focus({ preventScroll: true })
    else announce(title)
  }, [pathname, search, hash, title, name, navigation])
  return null
}
