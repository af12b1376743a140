import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useIsSignedIn } from '../api/session.ts'
import { loginPath } from '../journey/login-path.ts'

/** Sends a visitor who is not signed in to the login, with the way back. */
export function RequireSignIn({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  return isSignedIn ? children : <Navigate to={loginPath(pathname + search)} replace />
}
