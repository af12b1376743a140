import { Navigate } from 'react-router'
import { pathOf } from '#engine'
import { mayRegister } from '#product'
import { useIsSignedIn } from '../api/session/session.ts'
import { NotAccepting } from '../features/account/not-accepting.tsx'
import { findReferrer } from '../journey/referrer.ts'
import { useJourney } from '../kit/journey/journey-context.ts'
import { useQuery } from '../kit/journey/use-query.ts'

/**
 * Page not-accepting. Redirects users who may continue: signed-in users, and everybody if the lender accepts new
 * applications; keeps the referrer in the URL.
 */
export default function NotAcceptingPage() {
  const { journey, organization } = useJourney()
  const query = useQuery()
  const isSignedIn = useIsSignedIn()
  if (isSignedIn) return <Navigate to="/dashboard" replace />
  if (mayRegister(organization.tenant, findReferrer(query)))
    return (
      <Navigate to={{ pathname: pathOf(journey.source.pages, 'register'), search: `${query}` }} replace />
    )
  return <NotAccepting />
}
