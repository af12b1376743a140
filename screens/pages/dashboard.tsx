import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApplications } from '../api/queries.ts'
import { subscribeToAccountChanges } from '../api/session/account-changes.ts'
import { UnreadNotice } from '../features/account/unread-notice.tsx'
import { Card } from '../kit/ui/card.tsx'
import { Skeleton } from '../kit/ui/feedback/skeleton.tsx'
import { lazyPart } from '../kit/ui/load-module.ts'
import { Optional } from '../kit/ui/optional.tsx'
import { PageHeading } from '../kit/ui/page-heading.tsx'
import { FailureNotice } from '../kit/wording/failure-notice.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'
import { ApplicationRow } from './dashboard/parts/application-row.tsx'

const FurtherWays = lazyPart(() => import('./dashboard/parts/further-ways.tsx'))

/** Reads what the page shows again after each step of the applicant, also one sent from a page that they have left. */
function useReadingAgain() {
  const queries = useQueryClient()
  useEffect(() => subscribeToAccountChanges(() => void queries.invalidateQueries()), [queries])
}

/** Page dashboard, a stand-in for the sibling product: the applicant's applications, each with a link to continue. */
export default function Dashboard() {
  const t = useCopy()
  const { data, error } = useApplications()
  const applications = data?.list
  const [isCoOwner, setCoOwner] = useState(false)
  const words = isCoOwner ? 'dashboard.coOwner' : 'dashboard'
  useReadingAgain()
  return (
    <div className="without-side">
      <div className="stack-large page page-wide">
        <PageHeading title={t(`${words}.title`)} lead={t(`${words}.lead`)} />
        <FailureNotice error={error} />
        {!applications && !error && (
          <Card>
            <p role="status">{t('dashboard.coming')}</p>
            <Skeleton lines={6} />
          </Card>
        )}
        {applications?.length === 0 && <p>{t('dashboard.empty')}</p>}
        <UnreadNotice count={data?.unread} />
        {applications?.map((heloc) => (
          <ApplicationRow key={heloc.uuid} heloc={heloc} isOneOfSeveral={applications.length > 1} />
        ))}
        {applications && (
          <Optional>
            <FurtherWays isFirst={!applications.length} tellCoOwner={setCoOwner} />
          </Optional>
        )}
      </div>
    </div>
  )
}
