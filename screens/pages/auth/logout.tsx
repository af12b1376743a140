import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearSession, findToken } from '../../api/session/session.ts'
import { signInCalls } from '../../api/session/sign-in-calls.ts'
import { followRedirect, redirectTarget } from '../../journey/follow-redirect.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Signs out at the server and here. A server that does not answer keeps nobody signed in on this device. */
export default function Logout() {
  const t = useCopy()
  const isLeaving = useSigningOut()
  if (isLeaving)
    return (
      <div className="without-side" role="status">
        <p className="muted">{t('auth.logout.leaving')}</p>
      </div>
    )
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

/** True while the server is told; then on to where it says, or to the login when it says nothing (specification, section 8). */
function useSigningOut(): boolean {
  const { journey, organization } = useJourney()
  const { orgCode } = organization
  const { pages } = journey.source
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const told = useRef(false)
  const [isLeaving, setLeaving] = useState(() => findToken() !== undefined)
  useEffect(() => {
    if (!isLeaving || told.current) return
    told.current = true
    const leave = (target: string) => {
      clearSession()
      setLeaving(false)
      if (target !== pathname) followRedirect(target, (path) => navigate(path, { replace: true }))
    }
    signInCalls.logout({ applicationName: 'heloc', orgCode, mode: 'customer' }).then(
      ({ redirect }) => leave(redirectTarget(pages, pathname, redirect)),
      () => leave('/auth/login'),
    )
  }, [isLeaving, orgCode, pages, pathname, navigate])
  return isLeaving
}
