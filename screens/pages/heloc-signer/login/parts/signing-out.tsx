import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearSession } from '../../../../api/session/session.ts'
import { signInCalls } from '../../../../api/session/sign-in-calls.ts'
import { followRedirect, redirectTarget } from '../../../../journey/follow-redirect.ts'
import { useJourney } from '../../../../journey/journey-context.ts'
import { useCopy } from '../../../../wording/use-copy.ts'

/** Signs a co-owner out, then goes where the server says; to the login of everybody when it says nothing (support specification 8). */
export function SigningOut() {
  const t = useCopy()
  const { journey, organization } = useJourney()
  const { orgCode } = organization
  const { pages } = journey.source
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    const leave = (target: string) => {
      clearSession()
      followRedirect(target, (path) => navigate(path, { replace: true }))
    }
    signInCalls.logout({ applicationName: 'heloc', orgCode, mode: 'signer' }).then(
      ({ redirect }) => leave(redirectTarget(pages, pathname, redirect)),
      () => leave('/auth/login'),
    )
  }, [orgCode, pages, pathname, navigate])
  return (
    <p className="muted" role="status">
      {t('auth.logout.leaving')}
    </p>
  )
}
