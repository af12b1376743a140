import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { pathOf } from '#engine'
import type { SignerView } from '#generated/api'
import type { PageId } from '#generated/ids'
import { unreadOf } from '../../api/side-answer.ts'
import { AreaComing, PageComing } from '../../features/application/coming.tsx'
import { useRestoredDrafts, useTouched } from '../../features/later/use-restored-drafts.ts'
import { ProofPlace } from '../../features/proof/proof-place.tsx'
import { signerCalls, signerPlace, signingKey } from '../../features/signer/signer-calls.ts'
import { SignerLayout } from '../../features/signer/signer-layout.tsx'
import { SigningContext } from '../../features/signer/signing-context.ts'
import { DocumentPlaceContext } from '../../journey/document-place.ts'
import { noteBroker } from '../../journey/signer-session.ts'
import { isNotFound } from '../../kit/api/api-error.ts'
import { DraftPlace } from '../../kit/forms/draft-place.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { PageScreen } from './page-screen.tsx'

/** Area below heloc-signer, except its login: reads what the signer may see, and determines the page where they belong. */
export default function SignerArea() {
  const { data, error } = useQuery({ queryKey: signingKey, queryFn: signerCalls.signing })
  const restored = useRestoredDrafts(signerPlace)
  useTouched(signerPlace)
  useEffect(() => noteBroker(data?.broker === true), [data])
  if (isNotFound(error)) return <SignerStray />
  if (error) throw error
  if (!data || !restored) return <AreaComing />
  return (
    <Signing view={data}>
      <SignerLayout step={data.step} hold={data.hold} unread={unreadOf(data)}>
        <Suspense fallback={<PageComing />}>
          <Outlet />
        </Suspense>
      </SignerLayout>
      <ProofPlace />
    </Signing>
  )
}

function Signing({ view, children }: { readonly view: SignerView; readonly children: ReactNode }) {
  const queries = useQueryClient()
  const position = usePositionOf(view)
  const show = useCallback((next: SignerView) => void queries.setQueryData(signingKey, next), [queries])
  const refresh = useCallback(async () => show(await signerCalls.signing()), [show])
  const signing = useMemo(() => ({ view, position, show, refresh }), [view, position, show, refresh])
  const place = useMemo(
    () => ({ place: signerPlace, documents: view.documents, refresh }),
    [view.documents, refresh],
  )
  return (
    <SigningContext value={signing}>
      <DocumentPlaceContext value={place}>
        <DraftPlace value={signerPlace}>{children}</DraftPlace>
      </DocumentPlaceContext>
    </SigningContext>
  )
}

function usePositionOf({ step }: SignerView): PageId {
  const page = useJourney().journey.source.pages.signerSteps?.[step]
  if (page === undefined) throw new Error(`flows/pages.json has no page for the signer's step ${step}.`)
  return page as PageId // the linter checks that these are pages
}

/** Shows a user who is signed in but is no signer the page that says so, whichever signer page they open. */
function SignerStray() {
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
