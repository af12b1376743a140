import { useEffect } from 'react'
import { publicCalls } from '../../api/public-calls.ts'
import { clearSession, findToken } from '../../api/session.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** Signs out at the server and here. A server that does not answer keeps nobody signed in on this device. */
export default function Logout() {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  useEffect(() => {
    if (findToken() === undefined) return
    publicCalls
      .logout({ applicationName: 'heloc', orgCode, mode: 'customer' })
      .then(clearSession, clearSession)
  }, [orgCode])
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('auth.logout.title')} lead={t('auth.logout.lead')} />
        <div className="actions">
          <LinkButton to="/auth/login" kind="primary">
            {t('auth.logout.again')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
