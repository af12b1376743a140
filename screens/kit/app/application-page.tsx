import { Suspense } from 'react'
import { useOpenApplication } from '../follow/routing-context.ts'
import type { PageId } from '../host.ts'
import { useJourney } from '../journey/journey-context.ts'
import { Arrival } from '../routes/arrival.tsx'
import { FormPage } from '../routes/form-page.tsx'
import { Opening } from '../routes/opening.tsx'
import { usePosition } from '../routes/use-position.ts'
import { WaitingPanel } from '../ui/feedback/waiting-panel.tsx'
import type { Part } from '../ui/load-module.ts'
import { useCopy } from '../wording/use-copy.ts'

/** Screens of pages, by the page. */
export type Screens = Readonly<Record<string, Part<{ readonly page: PageId }>>>

interface ApplicationPageProps {
  readonly page: string | undefined
  readonly screens: Screens
}

/**
 * Shows a page of the application if the journey allows it; otherwise leads to the page where the applicant belongs. While the
 * server works, the page stands still, and a sentence says so.
 */
export function ApplicationPage({ page, screens }: ApplicationPageProps) {
  const t = useCopy()
  const { phase } = useOpenApplication()
  const { layout } = useJourney().journey.source.pages.pages[page ?? ''] ?? {}
  const isOpen = usePosition(page as PageId | undefined) === 'open'
  const isBusy = phase !== 'idle'
  if (page === undefined || !isOpen) return <Opening />
  const Screen = screens[page] ?? FormPage
  return (
    <div className={`page page-${layout ?? 'plain'} stack-large`}>
      {isBusy && (
        <WaitingPanel title={t('shell.processing.title')}>{t('shell.processing.leave')}</WaitingPanel>
      )}
      <div inert={isBusy}>
        <Suspense fallback={<Opening />}>
          <Screen page={page as PageId} />
          <Arrival page={page as PageId} />
        </Suspense>
      </div>
    </div>
  )
}
