import { type ReactElement, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { FlagDecision } from '#generated/api'
import { NoticeText } from '../../features/notices/notice-text.tsx'
import { setPageTitle } from '../../journey/document-title.ts'
import { findFlagNotice, isNamed } from '../../journey/flag-notice.ts'
import { useJourney } from '../../journey/journey-context.ts'

interface ClosedRoutesProps {
  readonly decision: FlagDecision
  readonly children: ReactElement
}

/** Shows the maintenance notice on the routes that it names, and the page on every other route. */
export default function ClosedRoutes({ decision, children }: ClosedRoutesProps) {
  const { pathname } = useLocation()
  const { orgBrand } = useJourney().organization
  const notice = findFlagNotice(decision)
  const isClosed = notice !== undefined && isNamed(notice.routes, pathname)
  // No page arrives while the notice is shown, so the brand beside the notice's own title is set here.
  useEffect(() => {
    if (isClosed) setPageTitle('', orgBrand)
  }, [isClosed, orgBrand])
  return isClosed ? <NoticeText kind="maintenance" notice={notice} /> : children
}
