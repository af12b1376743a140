import { Navigate } from 'react-router'
import { useIsSignedIn } from '../api/session.ts'
import { NotAccepting } from '../shell/not-accepting.tsx'

/** Whoever has an application already is not turned away. */
export default function NotAcceptingPage() {
  return useIsSignedIn() ? <Navigate to="/dashboard" replace /> : <NotAccepting />
}
