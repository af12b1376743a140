import { Navigate, useLocation } from 'react-router'
import { useKnownMaintenance } from '../../api/use-known-maintenance.ts'
import { loginPath } from '../../journey/login-path.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Opening } from '../../kit/routes/opening.tsx'

/**
 * Redirects a visitor to the login, with the address to return to. It waits until it is known whether the page is under
 * maintenance: the gate around it then shows the notice instead.
 */
export default function ToLogin() {
  const { isKnown } = useKnownMaintenance()
  const { pages } = useJourney().journey.source
  const { pathname, search } = useLocation()
  return isKnown ? <Navigate to={loginPath(pages, pathname + search)} replace /> : <Opening />
}
