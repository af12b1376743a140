import { useLocation } from 'react-router'
import { ErrorBoundary } from './gates/error-boundary.tsx'
import { MaintenanceGate } from './gates/maintenance-gate.tsx'
import { JourneyRoutes } from './routes/journey-routes.tsx'

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
