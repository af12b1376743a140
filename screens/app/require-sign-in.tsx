import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useIsSignedIn } from '../api/session.ts'
import { loginPath } from '../journey/login-path.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const SignedIn = lazy(() => import('./signed-in.tsx'))

/** The layout of every page that is not public: a visitor who is not signed in goes to the login, with the way back. */
export function RequireSignIn() {
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  if (!isSignedIn) return <Navigate to={loginPath(pathname + search)} replace />
  return (
    <Suspense fallback={<Skeleton block="320px" />}>
      <SignedIn>
        <Outlet />
      </SignedIn>
    </Suspense>
  )
}
