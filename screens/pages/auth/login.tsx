import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { RedirectResponse } from '#generated/api'
import { useIsSignedIn } from '../../api/session/session.ts'
import { signInCalls } from '../../api/session/sign-in-calls.ts'
import { AnswersKept } from '../../features/access/answers-kept.tsx'
import { FactorGate } from '../../features/access/factor-gate.tsx'
import { useEnter } from '../../features/access/use-enter.ts'
import { EntryPlace } from '../../features/entry/entry-place.tsx'
import { followRedirect, redirectTarget } from '../../journey/follow-redirect.ts'
import { isOwnPath } from '../../journey/login-path.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { useQuery } from '../../kit/journey/use-query.ts'
import { Link } from '../../kit/ui/link.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page auth/login: signs in, by a second step where the account has one, then returns to the requested page, or follows the server's redirect to the open application. */
export default function Login() {
  const t = useCopy()
  const path = usePath()
  const { journey, organization } = useJourney()
  const query = useQuery()
  const { pathname } = useLocation()
  const enter = useEnter()
  const isSignedIn = useIsSignedIn()
  const [isEntering, setEntering] = useState(false)
  const [email, setEmail] = useState('')
  const wanted = query.get('redirectUrl')
  // A sign-in on this page follows the server's answer. A session from before, or from another window, leads on at once.
  if (isSignedIn && !isEntering) return <Navigate to={isOwnPath(wanted) ? wanted : '/dashboard'} replace />

  const open = ({ redirect, locale }: RedirectResponse) => {
    const landing = redirectTarget(journey.source.pages, pathname, redirect)
    followRedirect(isOwnPath(wanted) ? wanted : landing, (to) => enter(to, locale))
  }
  const credentials = { orgCode: organization.orgCode, applicationName: 'heloc', mode: 'customer' } as const
  return (
    <div className="without-side">
      <div className="stack-large page">
        <FactorGate mode="customer" onSignedIn={open} onEntering={setEntering}>
          {(signIn) => (
            <>
              <PageHeading title={t('auth.login.title')} lead={t('auth.login.lead')} />
              <AnswersKept />
              <JourneyForm
                form="auth/login"
                onSubmit={(typed) => signIn(signInCalls.login({ ...typed, ...credentials }))}
                onChange={({ email: typed = '' }) => setEmail(typed)}
                back={
                  <Link to={path('register/account-setup')} state={{ email }}>
                    {t('auth.login.forgotten')}
                  </Link>
                }
              />
              <p className="muted">
                {t('auth.login.new')} <Link to={path('register')}>{t('auth.login.apply')}</Link>
              </p>
            </>
          )}
        </FactorGate>
      </div>
      <EntryPlace />
    </div>
  )
}
