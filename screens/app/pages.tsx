import { useLocation } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'
import { JourneyRoutes } from './journey-routes.tsx'
import { MaintenanceGate } from './maintenance-gate.tsx'

/** What stands between header and footer; going elsewhere leaves an error behind. */
export function Pages() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary place={pathname}>
      <MaintenanceGate>
        <JourneyRoutes />
      </MaintenanceGate>
    </ErrorBoundary>
  )
}
