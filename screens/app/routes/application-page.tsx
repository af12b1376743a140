import type { PageId } from '#generated/ids'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { useLimit } from '../../journey/use-limit.ts'
import { Button } from '../../ui/button.tsx'
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx'
import { WaitingPanel } from '../../ui/feedback/waiting-panel.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { usePosition } from '../use-position.ts'
import { PageScreen } from './page-screen.tsx'

export interface ApplicationPageProps {
  /** Undefined at /{uuid}, which leads to the page where the applicant belongs. */
  readonly page: PageId | undefined
}

/** Shows a page of the application if the journey allows it; otherwise redirects to the page where the applicant belongs. */
export default function ApplicationPage({ page }: ApplicationPageProps) {
  const { phase } = useOpenApplication()
  const isAllowed = usePosition(page)
  if (!isAllowed || page === undefined) return <PageSkeleton />
  const isLate = phase === 'slow' || phase === 'exhausted'
  // The page is read-only: an answer given now would meet a state that is changing. While the modal is open, it covers the
  // page.
  const isHeld = isLate || phase === 'waiting'
  return (
    <div className="stack-large">
      {isLate && <StillWorking />}
      <div inert={isHeld} className={isHeld ? 'read-only' : undefined}>
        <PageScreen page={page} />
      </div>
    </div>
  )
}

/**
 * Tells the applicant that the server takes longer than usual. The page continues automatically, and a button reads the
 * status at once.
 */
function StillWorking() {
  const t = useCopy()
  const { look } = useOpenApplication()
  return (
    <WaitingPanel
      title={t('shell.stillWorking.title')}
      action={<Button onClick={() => void look()}>{t('shell.stillWorking.again')}</Button>}
    >
      {t('shell.stillWorking.text', { seconds: useLimit('stillWorking', 'lookMs') / 1000 })}
    </WaitingPanel>
  )
}
