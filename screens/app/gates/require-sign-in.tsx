import { Suspense, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useIsSignedIn, useSubject } from '../../api/session/session.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { loginPath } from '../../journey/login-path.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { lazyPart } from '../../ui/load-module.ts'

const SignedIn = lazyPart(() => import('./signed-in.tsx'))
const SessionEnded = lazyPart(() => import('./session-ended.tsx'))

/**
 * Layout of every page that is not public. Redirects a visitor who is not signed in to the login, with the address to
 * return to.
 */
export function RequireSignIn() {
  const isSignedIn = useIsSignedIn()
  const subject = useSubject()
  const { pages } = useJourney().journey.source
  const { pathname, search } = useLocation()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    wasSignedIn.current ||= isSignedIn
  })
  if (!isSignedIn && !wasSignedIn.current)
    return <Navigate to={loginPath(pages, pathname + search)} replace />
  return (
    <Suspense fallback={<Skeleton block="320px" />}>
      {isSignedIn ? (
        // The key makes sure that another user, signed in from another tab, sees nothing of the previous user.
        <SignedIn key={subject}>
          <Outlet />
        </SignedIn>
      ) : (
        <SessionEnded />
      )}
    </Suspense>
  )
}
