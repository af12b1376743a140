import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { FlagDecision } from '#generated/api'
import { NoticeText } from '../../features/notices/notice-page.tsx'
import { findFlagNotice, isNamed } from '../../journey/flag-notice.ts'

interface ClosedRoutesProps {
  readonly decision: FlagDecision
  readonly children: ReactNode
}

/** Shows the maintenance notice on the routes that it names, and the page on every other route. */
export default function ClosedRoutes({ decision, children }: ClosedRoutesProps) {
  const { pathname } = useLocation()
  const notice = findFlagNotice(decision)
  return notice && isNamed(notice.routes, pathname) ? (
    <NoticeText kind="maintenance" notice={notice} />
  ) : (
    children
  )
}
