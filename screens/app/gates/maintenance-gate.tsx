import { type ReactElement, Suspense } from 'react'
import { useMaintenance } from '../../api/maintenance.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'

const ClosedRoutes = lazyPart(() => import('../routes/closed-routes.tsx'))

/**
 * Shows the pages, except those that the lender's maintenance flag closes. Nothing waits for the flag: a page is shown
 * until the flag closes it, and if the flag cannot be read, no page is closed.
 */
export function MaintenanceGate({ children }: { readonly children: ReactElement }) {
  const decision = useMaintenance(useJourney().organization.orgCode)
  if (!decision?.flagEnabled) return children
  return (
    <Suspense>
      <ClosedRoutes decision={decision}>{children}</ClosedRoutes>
    </Suspense>
  )
}
