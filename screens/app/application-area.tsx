import { Suspense } from 'react'
import { Navigate, Outlet, useParams } from 'react-router'
import { isUuid } from '#engine'
import { ApiError } from '../api/api-error.ts'
import { useApplication, useProfile, useStatus } from '../api/queries.ts'
import { RoutingContext } from '../journey/routing-context.ts'
import { ApplicationLayout } from '../shell/application-layout.tsx'
import { ProcessingModal } from '../shell/processing-modal.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { ApplicationData } from './use-application-context.ts'
import { useRouting } from './use-routing.ts'

/** Everything below /{uuid}: reads the application, keeps the applicant's position, draws the frame around the page. */
export default function ApplicationArea() {
  const { uuid } = useParams()
  return isUuid(uuid) ? <Read key={uuid} uuid={uuid} /> : <Navigate to="/dashboard" replace />
}

function Read({ uuid }: { readonly uuid: string }) {
  const profile = useProfile()
  const heloc = useApplication(uuid)
  const status = useStatus(uuid)
  const failed = [profile, heloc, status].find(({ error }) => error !== null)?.error
  // Without profile or application there is nothing to route: the dashboard shows what there is.
  if (failed instanceof ApiError && failed.status === 404) return <Navigate to="/dashboard" replace />
  if (failed) throw failed
  if (!profile.data || !heloc.data || !status.data) return <Skeleton block="320px" />
  return <Open uuid={uuid} profile={profile.data} heloc={heloc.data} status={status.data} />
}

function Open(data: ApplicationData) {
  const routing = useRouting(data)
  return (
    <RoutingContext value={routing}>
      <ApplicationLayout>
        <Suspense fallback={<Skeleton block="320px" />}>
          <Outlet />
        </Suspense>
      </ApplicationLayout>
      <ProcessingModal open={routing.processing && !routing.slow} />
    </RoutingContext>
  )
}
