import { Navigate, useLocation } from 'react-router'
import { pathOf } from '#engine'
import { useJourney } from '../../journey/journey-context.ts'
import { PageScreen } from './page-screen.tsx'

/** Shows somebody who is signed in but signs nothing the page that says so, whichever page of a signer they open. */
export function SignerStray() {
  const { journey } = useJourney()
  const { pathname } = useLocation()
  const path = pathOf(journey.source.pages, 'heloc-signer/error')
  if (pathname !== path) return <Navigate to={path} replace />
  return (
    <div className="without-side">
      <PageScreen page="heloc-signer/error" />
    </div>
  )
}
