import type { PageId } from '#generated/ids'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { Button } from '../../ui/button.tsx'
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx'
import { WaitingPanel } from '../../ui/feedback/waiting-panel.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { usePosition } from '../use-position.ts'
import { PageScreen } from './page-screen.tsx'

export interface ApplicationPageProps {
  /** Undefined at /{uuid}: wherever the applicant belongs. */
  readonly page: PageId | undefined
}

/** A page of the application, if the journey lets the applicant be there; else the one where they belong. */
export default function ApplicationPage({ page }: ApplicationPageProps) {
  const { phase } = useOpenApplication()
  const isAllowed = usePosition(page)
  if (!isAllowed || page === undefined) return <PageSkeleton />
  const isLate = phase === 'slow' || phase === 'exhausted'
  // To read, not to change: an answer given now would meet a state that moves. The modal covers the page while it is open.
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

/** The server takes longer than usual: says so; the page goes on by itself, and the applicant may have it looked at now. */
function StillWorking() {
  const t = useCopy()
  const { look } = useOpenApplication()
  return (
    <WaitingPanel
      title={t('shell.stillWorking.title')}
      action={<Button onClick={() => void look()}>{t('shell.stillWorking.again')}</Button>}
    >
      {t('shell.stillWorking.text')}
    </WaitingPanel>
  )
}
