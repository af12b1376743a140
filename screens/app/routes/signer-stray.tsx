import { Navigate, useLocation } from 'react-router'
import { pathOf } from '#engine'
import { useJourney } from '../../journey/journey-context.ts'
import { PageScreen } from './page-screen.tsx'

/** Somebody who is signed in and signs nothing: whatever page of a signer they open, it is the one that says so. */
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
