import { useLocation } from 'react-router'
import { ErrorBoundary } from './gates/error-boundary.tsx'
import { MaintenanceGate } from './gates/maintenance-gate.tsx'
import { JourneyRoutes } from './routes/journey-routes.tsx'

/** Content between header and footer. Navigating to another page clears an error. */
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
