import { createElement, Suspense, useState } from 'react'
import type { PageId } from '#generated/ids'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Arrival } from '../../kit/routes/arrival.tsx'
import { Opening } from '../../kit/routes/opening.tsx'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { ErrorBoundary } from '../gates/error-boundary.tsx'
import { openScreen, type Screen } from '../page-screens.ts'

const PageDisclosures = lazyPart(() => import('./page-disclosures.tsx'))

export interface PageScreenProps {
  readonly page: PageId
  /** Screen in place of the page's own. */
  readonly as?: Screen
}

/**
 * Page of the journey: its own screen, or the generic form page if its entry names a form and it has no file. Below it
 * stand the disclosures and texts that its entry lists, so that no screen can leave one out.
 */
export function PageScreen({ page, as }: PageScreenProps) {
  const { journey } = useJourney()
  const source = journey.source.pages.pages[page]
  return (
    <div className={`page page-${source?.layout ?? 'plain'}`}>
      <ErrorBoundary key={page}>
        <Suspense fallback={<Opening />}>
          {createElement(as ?? Content, { page })}
          {(source?.disclosures ?? source?.texts) && !as && <PageDisclosures {...source} />}
          <Arrival page={page} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

function Content({ page }: { readonly page: PageId }) {
  // Chosen once, because a different component in its place would remount the page.
  const [Screen] = useState<Screen>(() => openScreen(page))
  return <Screen page={page} />
}
