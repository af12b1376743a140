import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { finishLink } from '../../features/linking/finish-link.ts'
import { findPendingLink, forgetPendingLink, type PendingLink } from '../../features/linking/pending-link.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { toast } from '../../kit/frame/toast-store.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { useQuery } from '../../kit/journey/use-query.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { WaitingPanel } from '../../kit/ui/feedback/waiting-panel.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'

type Return = 'success' | 'cancelled' | 'error'

/** Page income/pointserv-callback: the vendor returns the applicant here, with any result. */
export default function PointservCallback() {
  const t = useCopy()
  const status = returnOf(useQuery().get('status'))
  const [link] = useState(findPendingLink)
  return (
    <div className="stack-large">
      <PageHeading title={t('income.pointservCallback.title')} />
      {status === 'success' && link ? <Finish link={link} /> : <NotLinked status={status} />}
    </div>
  )
}

const returnOf = (text: string | null): Return =>
  text === 'success' || text === 'error' ? text : 'cancelled'

function Finish({ link }: { readonly link: PendingLink }) {
  const t = useCopy()
  const path = usePath()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const { uuid, refresh } = useOpenApplication()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    finishLink(uuid, link)
      .then(async () => {
        await refresh()
        toast({ kind: 'success', text: t('income.link.linked', { name: link.name }) })
        navigate(path('income/review'), { replace: true })
      })
      .catch((error: unknown) => setFailure(errorText(error)))
  }, [uuid, link, refresh, t, navigate, path, errorText])
  if (failure !== undefined) return <NotLinked status="error" reason={failure} />
  return (
    <WaitingPanel title={t('income.pointservCallback.working.title')}>
      <p>{t('income.pointservCallback.working.text')}</p>
    </WaitingPanel>
  )
}

function NotLinked({ status, reason }: { readonly status: Return; readonly reason?: string }) {
  const t = useCopy()
  const path = usePath()
  useEffect(forgetPendingLink, [])
  const kind = status === 'error' ? 'error' : 'cancelled'
  return (
    <>
      <Notice
        kind={kind === 'error' ? 'warning' : 'info'}
        title={t(`income.pointservCallback.${kind}.title`)}
        role="status"
      >
        {reason && <p>{reason}</p>}
        <p>{t(`income.pointservCallback.${kind}.text`)}</p>
      </Notice>
      <div className="actions">
        <LinkButton kind="primary" to={path('income/review')}>
          {t('income.upload.back')}
        </LinkButton>
      </div>
    </>
  )
}
