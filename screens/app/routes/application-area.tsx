import { Suspense } from 'react'
import { Outlet, useParams } from 'react-router'
import { isUuid } from '#engine'
import { useApplication, useProfile, useStatus } from '../../api/queries.ts'
import { ApplicationLayout } from '../../features/application/application-layout.tsx'
import { AreaComing, PageComing } from '../../features/application/coming.tsx'
import { useRestoredDrafts, useTouched } from '../../features/later/use-restored-drafts.ts'
import { ProofPlace } from '../../features/proof/proof-place.tsx'
import { isNotFound } from '../../kit/api/api-error.ts'
import { RoutingContext } from '../../kit/follow/routing-context.ts'
import { useLooking } from '../../kit/routes/use-looking.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { type OpeningData, useFollower } from '../use-follower.ts'

/** Seldom shown, and so loaded apart. */
const Missing = lazyPart(() => import('./missing-application.tsx'))

/** Area below /{uuid}: reads the application, keeps the applicant on the right page and draws the frame around the page. */
export default function ApplicationArea() {
  const { uuid } = useParams()
  return isUuid(uuid) ? <Read key={uuid} uuid={uuid} /> : <Missing />
}

function Read({ uuid }: { readonly uuid: string }) {
  const profile = useProfile()
  const heloc = useApplication(uuid)
  const status = useStatus(uuid)
  const restored = useRestoredDrafts(uuid)
  const answers = [profile, heloc, status]
  if (profile.data && heloc.data && status.data && restored) {
    const known = { profile: profile.data, heloc: heloc.data, status: status.data }
    return <Open uuid={uuid} isFresh={status.isFetchedAfterMount} {...known} />
  }
  // Without a profile or an application there is no page to show. The dashboard shows what exists.
  if (answers.some(({ error, data }) => isNotFound(error) || data === null)) return <Missing />
  const failed = answers.find(({ error }) => error !== null)?.error
  if (failed) throw failed
  return <AreaComing />
}

function Open(data: OpeningData) {
  const routing = useFollower(data)
  useLooking(routing.look)
  useTouched(data.uuid)
  return (
    <RoutingContext value={routing}>
      <ApplicationLayout>
        <Suspense fallback={<PageComing />}>
          <Outlet />
        </Suspense>
      </ApplicationLayout>
      <ProofPlace />
    </RoutingContext>
  )
}
