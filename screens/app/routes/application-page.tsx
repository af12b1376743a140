import { useState } from 'react'
import { useParams } from 'react-router'
import { hasKnownValues } from '#engine'
import type { PageId } from '#generated/ids'
import { backendOf } from '../../api/backend.ts'
import { PageComing } from '../../features/application/coming.tsx'
import { ProcessingModal } from '../../features/application/processing-modal.tsx'
import WayOn from '../../features/application/way-on.tsx'
import { BackendContext } from '../../kit/follow/backend-context.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { usePosition } from '../../kit/routes/use-position.ts'
import { WaitingPanel } from '../../kit/ui/feedback/waiting-panel.tsx'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { PageScreen } from './page-screen.tsx'

const Answered = lazyPart(() => import('../../features/editing/answered.tsx'))

export interface ApplicationPageProps {
  /** Undefined at /{uuid}, which leads to the page where the applicant belongs. */
  readonly page: PageId | undefined
}

/** Shows a page of the application, or that there is none: the address has a value that the page does not know. */
export default function ApplicationPage({ page }: ApplicationPageProps) {
  const { pages } = useJourney().journey.source.pages
  const params = useParams()
  const isKnown = page === undefined || hasKnownValues(pages[page] ?? {}, params)
  return isKnown ? <Placed page={page} /> : <PageScreen page="not-found" />
}

/**
 * Shows a page of the application if the journey allows it; otherwise redirects to the page where the applicant belongs,
 * which is known once the server has done its work. It says at every moment what is waited for.
 */
function Placed({ page }: ApplicationPageProps) {
  const { uuid, phase } = useOpenApplication()
  const [backend] = useState(() => backendOf(uuid))
  const standing = usePosition(page)
  const isLate = phase === 'slow' || phase === 'exhausted'
  return (
    <div className="stack-large">
      {isLate && <StillWorking />}
      <BackendContext value={backend}>
        {page && standing === 'open' && <Held page={page} />}
        {page && standing === 'answered' && <PageScreen page={page} as={Answered} />}
      </BackendContext>
      {(!page || !standing) && !isLate && <PageComing />}
      <ProcessingModal open={phase === 'processing'} />
    </div>
  )
}

/**
 * The page, read-only while the server works: an answer given now would meet a state that is changing. While the modal is
 * open, it covers the page.
 */
function Held({ page }: { readonly page: PageId }) {
  const { phase } = useOpenApplication()
  const isHeld = phase === 'slow' || phase === 'exhausted' || phase === 'waiting'
  return (
    <div inert={isHeld} className={isHeld ? 'read-only' : undefined}>
      <PageScreen page={page} />
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
    <WaitingPanel title={t('shell.stillWorking.title')} action={<WayOn onLook={() => void look()} />}>
      {t('shell.stillWorking.text', { seconds: useLimit('stillWorking', 'lookMs') / 1000 })}
    </WaitingPanel>
  )
}
