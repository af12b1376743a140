import { useSearchParams } from 'react-router'
import { useIsSignedIn } from '../api/session.ts'
import { useJourney } from '../journey/journey-context.ts'
import { PageScreen } from './page-screen.tsx'
import { RedirectTo } from './redirect-to.tsx'

/** `/`: the dashboard; for a visitor of a lender that requires a referring loan originator, a word about that. */
export default function Home() {
  const { referrerRequired } = useJourney().organization.tenant
  const [query] = useSearchParams()
  const isSignedIn = useIsSignedIn()
  const isRefused = referrerRequired && !isSignedIn && !query.has('referrer')
  return isRefused ? <PageScreen page="not-accepting" /> : <RedirectTo to="/dashboard" />
}
