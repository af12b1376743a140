import type { PageId } from '#generated/ids'
import { useOpenApplication } from '../journey/routing-context.ts'
import { useCopy } from '../journey/use-copy.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { WaitingPanel } from '../ui/waiting-panel.tsx'
import { PageScreen } from './page-screen.tsx'
import { usePosition } from './use-position.ts'

export interface ApplicationPageProps {
  /** Undefined at /{uuid}: wherever the applicant belongs. */
  readonly page: PageId | undefined
}

/** A page of the application, if the journey lets the applicant be there; else the one where they belong. */
export default function ApplicationPage({ page }: ApplicationPageProps) {
  const t = useCopy()
  const { exhausted, slow, reroute } = useOpenApplication()
  const isAllowed = usePosition(page)
  if (!isAllowed || page === undefined) return <Skeleton block="320px" />
  if (!exhausted && !slow) return <PageScreen page={page} />
  return (
    <div className="stack-large">
      <WaitingPanel
        title={t('shell.stillWorking.title')}
        action={<Button onClick={() => void reroute(undefined)}>{t('shell.stillWorking.again')}</Button>}
      >
        {t('shell.stillWorking.text')}
      </WaitingPanel>
      {/* To read, not to change: an answer given now would meet a state that moves. */}
      <div inert className="read-only">
        <PageScreen page={page} />
      </div>
    </div>
  )
}
