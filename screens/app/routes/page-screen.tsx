import { Suspense, useState } from 'react'
import type { PageId } from '#generated/ids'
import { useJourney } from '../../journey/journey-context.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { lazyPart } from '../../ui/load-module.ts'
import { Arrival } from '../arrival.tsx'
import { ErrorBoundary } from '../gates/error-boundary.tsx'
import { openScreen } from '../page-screens.ts'

const FormPage = lazyPart(() => import('./form-page.tsx'))
const UnbuiltPage = lazyPart(() => import('./unbuilt-page.tsx'))

/** Page of the journey: its own screen, or the generic form page if its entry names a form and it has no file. */
export function PageScreen({ page }: { readonly page: PageId }) {
  const { journey } = useJourney()
  const source = journey.source.pages.pages[page]
  return (
    <div className={`page page-${source?.layout ?? 'plain'}`}>
      <ErrorBoundary key={page}>
        <Suspense fallback={<Skeleton block="320px" />}>
          <Content page={page} hasForm={source?.form !== undefined} />
          <Arrival page={page} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

function Content({ page, hasForm }: { readonly page: PageId; readonly hasForm: boolean }) {
  // Chosen once, because a different component in its place would remount the page.
  const [Screen] = useState(() => openScreen(page))
  if (Screen) return <Screen />
  return hasForm ? <FormPage page={page} /> : <UnbuiltPage page={page} />
}
