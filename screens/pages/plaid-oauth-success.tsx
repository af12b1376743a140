import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { finishLink } from '../features/linking/finish-link.ts'
import { findPendingLink, forgetPendingLink, type PendingLink } from '../features/linking/pending-link.ts'
import { ProofPlace } from '../features/proof/proof-place.tsx'
import { toast } from '../kit/frame/toast-store.ts'
import { useApplicationPath } from '../kit/journey/use-path.ts'
import { Notice } from '../kit/ui/feedback/notice.tsx'
import { WaitingPanel } from '../kit/ui/feedback/waiting-panel.tsx'
import { LinkButton } from '../kit/ui/link-button.tsx'
import { PageHeading } from '../kit/ui/page-heading.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'
import { useErrorText } from '../kit/wording/use-error-text.ts'
import { findStored } from '../storage/browser-store.ts'

/** Page plaid-oauth-success: return from a bank's own site. The browser's storage has the application's uuid. */
export default function PlaidOauthSuccess() {
  const t = useCopy()
  const [application] = useState(() => findStored('applicationUuid'))
  const [link] = useState(findPendingLink)
  return (
    <div className="without-side">
      <div className="stack-large page">
        <PageHeading title={t('plaidOauthSuccess.title')} />
        <ProofPlace />
        {application && link ? <Finish {...{ application, link }} /> : <Nothing application={application} />}
      </div>
    </div>
  )
}

interface FinishProps {
  readonly application: string
  readonly link: PendingLink
}

function Finish({ application, link }: FinishProps) {
  const t = useCopy()
  const navigate = useNavigate()
  const pathTo = useApplicationPath()
  const queries = useQueryClient()
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    finishLink(application, link)
      .then(() => {
        // Data read before the visit to the bank is stale.
        queries.clear()
        toast({ kind: 'success', text: t('income.link.linked', { name: link.name }) })
        navigate(pathTo(application), { replace: true })
      })
      .catch((error: unknown) => {
        forgetPendingLink()
        setFailure(errorText(error))
      })
  }, [application, link, queries, t, navigate, pathTo, errorText])
  if (failure !== undefined) return <Nothing application={application} reason={failure} />
  return (
    <WaitingPanel title={t('plaidOauthSuccess.working.title')}>
      <p>{t('plaidOauthSuccess.working.text')}</p>
    </WaitingPanel>
  )
}

interface NothingProps {
  readonly application: string | undefined
  readonly reason?: string
}

function Nothing({ application, reason }: NothingProps) {
  const t = useCopy()
  const pathTo = useApplicationPath()
  const what = reason === undefined ? 'nothing' : 'failed'
  return (
    <>
      <Notice
        kind={reason === undefined ? 'info' : 'warning'}
        title={t(`plaidOauthSuccess.${what}.title`)}
        role="status"
      >
        {reason && <p>{reason}</p>}
        <p>{t(`plaidOauthSuccess.${what}.text`)}</p>
      </Notice>
      <div className="actions">
        <LinkButton kind="primary" to={application ? pathTo(application) : '/dashboard'}>
          {t(application ? 'plaidOauthSuccess.goOn' : 'errors.screen.dashboard')}
        </LinkButton>
      </div>
    </>
  )
}
