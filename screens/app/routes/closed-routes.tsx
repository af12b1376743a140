import { type ReactElement, useEffect } from 'react'
import { matchRoutes, useLocation } from 'react-router'
import { type PagesSource, pagePattern } from '#engine'
import type { FlagDecision } from '#generated/api'
import { NoticeText } from '../../features/notices/notice-text.tsx'
import { findFlagNotice, isNamed } from '../../journey/flag-notice.ts'
import { setPageTitle } from '../../kit/journey/document-title.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'

interface ClosedRoutesProps {
  readonly decision: FlagDecision
  readonly children: ReactElement
}

/** Shows the maintenance notice on the routes that it names, and the page on every other route. */
export default function ClosedRoutes({ decision, children }: ClosedRoutesProps) {
  const { pathname } = useLocation()
  const { journey, organization } = useJourney()
  const { orgBrand } = organization
  const notice = findFlagNotice(decision)
  const names = [pathname, patternAt(journey.source.pages, pathname) ?? pathname]
  const isClosed = notice !== undefined && names.some((name) => isNamed(notice.routes, name))
  // No page arrives while the notice is shown, so the brand beside the notice's own title is set here.
  useEffect(() => {
    if (isClosed) setPageTitle('', orgBrand)
  }, [isClosed, orgBrand])
  return isClosed ? <NoticeText kind="maintenance" notice={notice} /> : children
}

/** Returns the pattern of the page at a path, by which a flag names it in every application. */
function patternAt(pages: PagesSource, path: string): string | undefined {
  const patterns = Object.keys(pages.pages).map((id) => ({ path: pagePattern(pages, id) }))
  return matchRoutes([{ path: pages.areaPaths.application }, ...patterns], path)?.[0]?.route.path
}
