import { Navigate, useSearchParams } from 'react-router'
import { mayRegister, pathOf } from '#engine'
import { useIsSignedIn } from '../api/session/session.ts'
import { NotAccepting } from '../features/account/not-accepting.tsx'
import { useJourney } from '../journey/journey-context.ts'
import { findReferrer } from '../journey/referrer.ts'

/** Whoever has an application already is not turned away, nor anybody whom the lender takes: the referrer of the address goes along. */
export default function NotAcceptingPage() {
  const { journey, organization } = useJourney()
  const [query] = useSearchParams()
  const isSignedIn = useIsSignedIn()
  if (isSignedIn) return <Navigate to="/dashboard" replace />
  if (mayRegister(organization.tenant, findReferrer(query)))
    return (
      <Navigate to={{ pathname: pathOf(journey.source.pages, 'register'), search: `${query}` }} replace />
    )
  return <NotAccepting />
}
