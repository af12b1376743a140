import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApplications } from '../api/queries.ts'
import { subscribeToAccountChanges } from '../api/session/account-changes.ts'
import { UnreadNotice } from '../features/notices/unread-notice.tsx'
import { useIsCoOwnerOnly } from '../frame/menus/use-is-co-owner-only.ts'
import { useJourney } from '../journey/journey-context.ts'
import { usePath } from '../journey/use-path.ts'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { lazyPart } from '../ui/load-module.ts'
import { Optional } from '../ui/optional.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Text } from '../wording/text.tsx'
import { useCopy } from '../wording/use-copy.ts'
import { useErrorText } from '../wording/use-error-text.ts'
import { ApplicationRow } from './dashboard/parts/application-row.tsx'

const BrokerNote = lazyPart(() => import('./dashboard/parts/broker-note.tsx'))

/** Further actions beside the user's applications; no new application if borrowers come by invitation only. */
function FurtherWays({ isFirst, isCoOwner }: { readonly isFirst: boolean; readonly isCoOwner: boolean }) {
  const t = useCopy()
  const path = usePath()
  const { setup } = useJourney().organization.tenant
  return (
    <div className="stack">
      {isCoOwner && (
        <div>
          <LinkButton to={path('heloc-signer/resume')} kind="primary">
            {t('dashboard.sign')}
          </LinkButton>
        </div>
      )}
      {setup === 'RETAIL' && (
        <div>
          <LinkButton to={path('register')} {...(isFirst && !isCoOwner && { kind: 'primary' })}>
            {t(isFirst ? 'dashboard.apply' : 'dashboard.another')}
          </LinkButton>
        </div>
      )}
      {!isCoOwner && (
        <p className="muted">
          <Text id="dashboard.coOwner" link={path('heloc-signer/resume')} />
        </p>
      )}
    </div>
  )
}

/** Reads what the page shows again after each step of the applicant, also one sent from a page that they have left. */
function useReadingAgain() {
  const queries = useQueryClient()
  useEffect(() => subscribeToAccountChanges(() => void queries.invalidateQueries()), [queries])
}

/** Page dashboard, a stand-in for the sibling product: the applicant's applications, each with a link to continue. */
export default function Dashboard() {
  const t = useCopy()
  const errorText = useErrorText()
  const { data, error } = useApplications()
  const applications = data?.list
  const isCoOwner = useIsCoOwnerOnly() === true
  useReadingAgain()
  return (
    <div className="without-side">
      <div className="stack-large page page-wide">
        <PageHeading title={t('dashboard.title')} lead={t('dashboard.lead')} />
        {error && <Notice kind="danger">{errorText(error)}</Notice>}
        {!applications && !error && (
          <Card>
            <p role="status">{t('dashboard.coming')}</p>
            <Skeleton lines={6} />
          </Card>
        )}
        {applications?.length === 0 && (
          <>
            <p>{t('dashboard.empty')}</p>
            <Optional>
              <BrokerNote />
            </Optional>
          </>
        )}
        <UnreadNotice count={data?.unread} />
        {applications?.map((heloc) => (
          <ApplicationRow key={heloc.uuid} heloc={heloc} isOneOfSeveral={applications.length > 1} />
        ))}
        {applications && <FurtherWays isFirst={applications.length === 0} isCoOwner={isCoOwner} />}
      </div>
    </div>
  )
}
