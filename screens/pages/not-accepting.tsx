import { Navigate } from 'react-router'
import { mayRegister } from '#engine'
import { useIsSignedIn } from '../api/session.ts'
import { useJourney } from '../journey/journey-context.ts'
import { pathOf } from '../journey/page-path.ts'
import { NotAccepting } from '../shell/not-accepting.tsx'

/** Whoever has an application already is not turned away, nor anybody at a lender that takes all. */
export default function NotAcceptingPage() {
  const { journey, organization } = useJourney()
  const isSignedIn = useIsSignedIn()
  if (isSignedIn) return <Navigate to="/dashboard" replace />
  if (mayRegister(organization.tenant, undefined))
    return <Navigate to={pathOf(journey.source.pages, 'register')} replace />
  return <NotAccepting />
}
