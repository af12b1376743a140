import { type ReactNode, Suspense } from 'react'
import { useMaintenance } from '../../api/maintenance.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { lazyPart } from '../../ui/load-module.ts'

const ClosedRoutes = lazyPart(() => import('../routes/closed-routes.tsx'))

/**
 * The pages, but for those that the lender's maintenance flag names. Nobody waits for the flag: a page is there until it
 * is said to be closed, and a flag that cannot be asked for closes nothing.
 */
export function MaintenanceGate({ children }: { readonly children: ReactNode }) {
  const decision = useMaintenance(useJourney().organization.orgCode)
  if (!decision?.flagEnabled) return children
  return (
    <Suspense>
      <ClosedRoutes decision={decision}>{children}</ClosedRoutes>
    </Suspense>
  )
}
