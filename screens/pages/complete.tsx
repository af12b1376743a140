import type { ReactNode } from 'react'
import type { CopyKey } from '#generated/ids'
import { closingTitle } from '#product'
import { useOpenApplication } from '../kit/follow/routing-context.ts'
import { useIsAsked } from '../kit/follow/use-is-asked.ts'
import { useLiveApplication } from '../kit/follow/use-live-application.ts'
import { useServerState } from '../kit/follow/use-server-state.ts'
import { usePath } from '../kit/journey/use-path.ts'
import { useStateHeading } from '../kit/journey/use-state-heading.ts'
import { Button } from '../kit/ui/button.tsx'
import { LinkButton } from '../kit/ui/link-button.tsx'
import { lazyPart } from '../kit/ui/load-module.ts'
import { Optional } from '../kit/ui/optional.tsx'
import { PageHeading } from '../kit/ui/page-heading.tsx'
import { Text } from '../kit/wording/text.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'
import { BeforeTheEnd } from './complete/parts/before-the-end.tsx'
import { CelebrationMark } from './complete/parts/celebration-mark.tsx'
import './complete/parts/complete.css'
import { type ClosingStage, closingStage } from './complete/parts/closing-stage.ts'
import { Moment } from './complete/parts/moment.tsx'
import { NextSteps } from './complete/parts/next-steps.tsx'
import { ReferenceDetails } from './complete/parts/reference-details.tsx'

const Cancelled = lazyPart(() => import('./complete/parts/cancelled.tsx'))
const SandboxDay = lazyPart(() => import('../features/notices/sandbox-day.tsx'))

/** Headings of the stages in which the application is not complete. */
const titles: Partial<Record<ClosingStage, CopyKey>> = {
  early: 'complete.early.title',
  others: 'complete.others.title',
  cancelled: 'complete.cancelled.title',
}

/** Page complete: shows the steps until the money is sent. */
export default function Complete() {
  const t = useCopy()
  const { heloc, status } = useOpenApplication()
  const serverState = useServerState()
  const stage = closingStage(heloc, status, serverState)
  const isHeld = status.paymentHeld
  const isMoving = stage !== 'early' && stage !== 'cancelled' && stage !== 'funded'
  useLiveApplication(isMoving)
  const isWithdrawn = heloc.cancellation?.kind === 'WITHDRAWN'
  const own = stage === 'early' || stage === 'cancelled' ? undefined : closingTitle(heloc, status)
  const usual = own ?? titles[stage] ?? 'complete.title'
  const title = t(isWithdrawn ? 'complete.withdrawn.title' : usual)
  useStateHeading(title)
  const clock = (
    <Optional>
      <SandboxDay {...heloc} />
    </Optional>
  )
  if (stage === 'early' || stage === 'others')
    return (
      <BeforeTheEnd stage={stage} title={title}>
        {clock}
      </BeforeTheEnd>
    )
  if (stage === 'cancelled')
    return (
      <div className="stack-large">
        <PageHeading
          title={title}
          lead={t(isWithdrawn ? 'complete.withdrawn.lead' : 'complete.cancelled.lead')}
        />
        <Optional>
          <Cancelled />
        </Optional>
      </div>
    )
  return (
    <Done stage={stage} title={title} isHeld={isHeld}>
      {clock}
    </Done>
  )
}

interface DoneProps {
  readonly stage: ClosingStage
  readonly title: string
  readonly isHeld: boolean | undefined
  /** Day on the clock of the application, above the steps. */
  readonly children: ReactNode
}

function Done({ stage, title, isHeld, children }: DoneProps) {
  const t = useCopy()
  const asked = useIsAsked()
  const path = usePath()
  const { uuid, heloc } = useOpenApplication()
  const isFunded = stage === 'funded'
  const { disburseAccount, autopayAccount, payType, isCrypto, ...undenied } = heloc
  return (
    <div className="stack-large">
      {isHeld ? (
        <PageHeading title={title} lead={t('complete.held.lead', { isSent: String(isFunded) })} />
      ) : (
        <Moment {...{ heloc, isFunded }}>
          <CelebrationMark uuid={uuid} />
          <PageHeading title={title} lead={t(isFunded ? 'complete.funded.lead' : 'complete.lead', asked)} />
        </Moment>
      )}
      {children}
      <NextSteps stage={stage} heloc={heloc} isHeld={isHeld} />
      <ReferenceDetails heloc={isHeld ? undenied : heloc} />
      <div className="actions">
        <LinkButton kind="primary" to={path('document/disclosures')}>
          {t('complete.documents')}
        </LinkButton>
        <Button kind="quiet" onClick={() => window.print()}>
          {t('complete.print')}
        </Button>
      </div>
      <p className="muted">
        <Text id="complete.help" />
      </p>
    </div>
  )
}
