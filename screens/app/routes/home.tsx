import { pathOf } from '#engine'
import { mayRegister } from '#product'
import { useIsSignedIn } from '../../api/session/session.ts'
import { findReferrer } from '../../journey/referrer.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useQuery } from '../../kit/journey/use-query.ts'
import { PageScreen } from './page-screen.tsx'
import { RedirectTo } from './redirect-to.tsx'

/**
 * Route `/`: redirects to the dashboard. At a lender that requires a referring loan originator, visitors with a referral
 * go to registration, and others see a notice.
 */
export default function Home() {
  const { journey, organization } = useJourney()
  const { tenant } = organization
  const query = useQuery()
  const isSignedIn = useIsSignedIn()
  if (!tenant.referrerRequired || isSignedIn) return <RedirectTo to="/dashboard" />
  return mayRegister(tenant, findReferrer(query)) ? (
    <RedirectTo to={pathOf(journey.source.pages, 'register')} />
  ) : (
    <PageScreen page="not-accepting" />
  )
}
