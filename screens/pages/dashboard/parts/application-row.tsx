import { applicationPath, findServerState, formatDate, pathOf } from '#engine'
import type { Heloc } from '#generated/domain'
import { useCurrentStatus } from '../../../api/queries.ts'
import { useOffersIn } from '../../../follow/use-offers.ts'
import { useJourney } from '../../../journey/journey-context.ts'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { Money } from '../../../wording/money.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import { CancellationText } from './cancellation-text.tsx'
import { stageOf } from './stage.ts'
import { Withdraw } from './withdraw.tsx'

export interface ApplicationRowProps {
  readonly heloc: Heloc
  /** One of several: its link says which. */
  readonly isOneOfSeveral: boolean
}

export function ApplicationRow({ heloc, isOneOfSeveral }: ApplicationRowProps) {
  const t = useCopy()
  const { journey } = useJourney()
  const { pages } = journey.source
  const { uuid = '' } = heloc
  const { data: status } = useCurrentStatus(uuid)
  const { street1, city, state } = heloc.property?.address ?? {}
  const stage = stageOf(findServerState(journey.serverStates, status?.checklistStatus ?? 'UNKNOWN')?.source)
  const offers = useOffersIn('dashboard', { ...(status && { status }) })
  // The server's place for a finished or cancelled application is this very dashboard.
  const isAtRoot = stage === 'done' || stage === 'cancelled'
  const title = t('dashboard.application', { number: heloc.loanNumber ?? '' })
  const action = t(stage === 'open' ? 'dashboard.goOn' : 'dashboard.look')
  return (
    <Card title={title}>
      <SummaryList
        rows={[
          { label: t('dashboard.property'), value: street1 && `${street1}, ${city}, ${state}` },
          {
            label: t('dashboard.amount'),
            value: heloc.amount ? <Money dollars={heloc.amount} /> : undefined,
          },
          { label: t('dashboard.began'), value: formatDate(heloc.auditFields?.createdDate ?? '') },
          { label: t('dashboard.status'), value: t(`dashboard.stage.${stage}`) },
        ]}
      />
      <CancellationText heloc={heloc} />
      <div className="actions">
        <LinkButton
          to={isAtRoot ? pathOf(pages, 'complete', { uuid }) : applicationPath(pages, uuid)}
          kind="primary"
          {...(isOneOfSeveral && { 'aria-label': `${action}: ${title}` })}
        >
          {action}
        </LinkButton>
      </div>
      {status !== undefined && offers('withdrawal') && <Withdraw uuid={uuid} />}
    </Card>
  )
}
