import { Suspense, useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { isLossUntold, useIsSignedIn, useSubject } from '../../api/session/session.ts'
import { Opening } from '../../kit/routes/opening.tsx'
import { lazyPart } from '../../kit/ui/load-module.ts'

const SignedIn = lazyPart(() => import('./signed-in.tsx'))
const ToLogin = lazyPart(() => import('./to-login.tsx'))
const SessionEnded = lazyPart(() => import('./session-ended.tsx'))

/**
 * Layout of every page that is not public. Redirects a visitor who is not signed in to the login.
 */
export function RequireSignIn() {
  const isSignedIn = useIsSignedIn()
  const subject = useSubject()
  // The first call may be refused before this layout has rendered.
  const wasSignedIn = useRef(isLossUntold())
  useEffect(() => {
    wasSignedIn.current ||= isSignedIn
  })
  return (
    <Suspense fallback={<Opening />}>
      {isSignedIn ? (
        // The key makes sure that another user, signed in from another tab, sees nothing of the previous user.
        <SignedIn key={subject}>
          <Outlet />
        </SignedIn>
      ) : wasSignedIn.current ? (
        <SessionEnded />
      ) : (
        <ToLogin />
      )}
    </Suspense>
  )
}
