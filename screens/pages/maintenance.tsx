import { useKnownMaintenance } from '../api/use-known-maintenance.ts'
import { NoticeText } from '../features/notices/notice-text.tsx'
import { findFlagNotice } from '../journey/flag-notice.ts'
import { Skeleton } from '../kit/ui/feedback/skeleton.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'

/** Says what is under maintenance, or that nothing is. */
export default function Maintenance() {
  const { isKnown, decision } = useKnownMaintenance()
  const t = useCopy()
  if (!isKnown) return <Skeleton block="320px" />
  const none = {
    routes: [],
    title: t('maintenance.none.title'),
    message: t('maintenance.none.message'),
    showsDashboard: true,
  }
  return <NoticeText kind="maintenance" notice={findFlagNotice(decision) ?? none} />
}
